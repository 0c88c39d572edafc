import { Avatar } from '../parts/Avatar.js';
import type { Player } from '../tables/props.js';
import { usePageWords } from '../words/index.js';

/** Between two people who share a device: nobody's cards are drawn until the next one says that they hold it. */
export function Curtain({ player, onReady }: { player: Player; onReady(): void }) {
  const t = usePageWords();
  return (
    <main className="curtain">
      <Avatar glass={player.glass} size={88} />
      <h2>{t.curtain.title(player.name)}</h2>
      <p>{t.curtain.text}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the curtain replaces all there was, and this is all there is to do. */}
      <button type="button" className="button primary" autoFocus onClick={onReady}>
        {t.curtain.ready(player.name)}
      </button>
    </main>
  );
}
