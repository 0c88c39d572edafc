import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/Icon.js';
import { usePageWords } from '../words/index.js';
import { SPEEDS, type Tape } from './tape.js';

/** The bar under a replay: jump, step, play; and whose eyes to look through. */
export function TapeBar({ tape, children }: { tape: Tape; children: ReactNode }) {
  const t = usePageWords();
  const { at, last, playing, go, toggle } = tape;
  return (
    <footer className="replay-bar">
      <div className="jump">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.replay.jump}
          aria-valuetext={t.replay.position(at, last)}
          onChange={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <span className="position small" data-testid="position">
          {t.replay.position(at, last)}
        </span>
      </div>
      <div className="controls">
        <Control icon="first" label={t.replay.first} disabled={at === 0} onPress={() => go(0)} />
        <Control icon="previous" label={t.replay.previous} disabled={at === 0} onPress={() => go(at - 1)} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={playing ? t.replay.pause : t.replay.play}
          disabled={at === last}
          onPress={toggle}
        />
        <Control icon="next" label={t.replay.next} disabled={at === last} onPress={() => go(at + 1)} />
        <Control icon="last" label={t.replay.last} disabled={at === last} onPress={() => go(last)} />
        {children}
      </div>
    </footer>
  );
}

/** How fast the tape runs. */
export function SpeedChoice({ tape: { speed, setSpeed } }: { tape: Tape }) {
  const t = usePageWords();
  return (
    <select aria-label={t.replay.speed} value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
      {SPEEDS.map((factor) => (
        <option key={factor} value={factor}>
          {factor}×
        </option>
      ))}
    </select>
  );
}

function Control({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: IconName;
  label: string;
  disabled: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
