import { Icon } from '../parts/Icon.js';
import { change, useSettings } from '../settings/settings.js';
import { usePageWords } from '../words/index.js';

/** Silence with one tap, sounds and buzzing alike, wherever a table is. */
export function SoundButton() {
  const t = usePageWords();
  const sound = useSettings((settings) => settings.sound);
  return (
    <button
      type="button"
      className="icon-button sound"
      data-key="q"
      aria-label={t.settings.soundOn}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'silent'} />
    </button>
  );
}
