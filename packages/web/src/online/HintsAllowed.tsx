import type { Lobby } from '@taproom/protocol';
import { usePageWords } from '../words/index.js';

interface Props {
  readonly lobby: Lobby;
  readonly isHost: boolean;
  onChange(hints: boolean): void;
}

/** Whether players may ask the Landlord: the host decides, and a clock decides for everyone. */
export function HintsAllowed({ lobby: { hints = false, clock }, isHost, onChange }: Props) {
  const t = usePageWords();
  const isClocked = clock !== null;
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={hints}
        disabled={!isHost || isClocked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isClocked ? t.lobby.noHints : t.lobby.hints}
    </label>
  );
}
