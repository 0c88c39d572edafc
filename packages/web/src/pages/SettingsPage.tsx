import { useId, useState } from 'react';
import { forgetGames } from '../device/games.js';
import { Avatar, GLASSES } from '../parts/Avatar.js';
import { PageFrame } from '../parts/PageFrame.js';
import { NameField } from '../settings/NameField.js';
import { change, type Settings, useSettings } from '../settings/settings.js';
import { Segments } from '../setup/OptionsForm.js';
import { playSound } from '../sound/sound.js';
import { usePageWords } from '../words/index.js';

export function SettingsPage() {
  const t = usePageWords();
  const settings = useSettings();
  return (
    <PageFrame title={t.settings.title} narrow>
      <You settings={settings} />
      <Look settings={settings} />
      <Sound settings={settings} />
      <Forgetting />
    </PageFrame>
  );
}

function You({ settings }: { settings: Settings }) {
  const t = usePageWords();
  return (
    <section className="panel stack" aria-labelledby="you">
      <h2 id="you">{t.settings.you}</h2>
      <NameField label={t.settings.name} />
      <GlassPicker value={settings.glass} onChange={(glass) => change({ glass })} />
    </section>
  );
}

function Look({ settings }: { settings: Settings }) {
  const t = usePageWords();
  return (
    <section className="panel stack" aria-labelledby="look">
      <h2 id="look">{t.settings.look}</h2>
      <Choice label={t.settings.themeLabel} field="theme" choices={t.settings.theme} settings={settings} />
      <Choice label={t.settings.motionLabel} field="motion" choices={t.settings.motion} settings={settings} />
      <Choice label={t.settings.language} field="language" choices={t.settings.languages} settings={settings} />
      <Choice label={t.settings.paceLabel} field="pace" choices={t.settings.pace} settings={settings} />
      <label className="tick">
        <input
          type="checkbox"
          checked={settings.notes}
          onChange={(event) => change({ notes: event.currentTarget.checked })}
        />
        {t.settings.notes}
      </label>
    </section>
  );
}

function Sound({ settings }: { settings: Settings }) {
  const t = usePageWords();
  return (
    <section className="panel stack" aria-labelledby="sound">
      <h2 id="sound">{t.settings.sound}</h2>
      <label className="tick">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => change({ sound: event.currentTarget.checked })}
        />
        {t.settings.soundOn}
      </label>
      <div className="field">
        <label htmlFor="volume">{t.settings.volume}</label>
        <input
          id="volume"
          type="range"
          min={0}
          max={100}
          step={5}
          disabled={!settings.sound}
          value={settings.volume}
          onChange={(event) => {
            change({ volume: event.currentTarget.valueAsNumber });
            playSound('call');
          }}
        />
      </div>
    </section>
  );
}

function Forgetting() {
  const t = usePageWords();
  const [forgotten, setForgotten] = useState(false);
  return (
    <section className="panel stack">
      <p className="dim small">{t.settings.installed}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetGames();
            setForgotten(true);
          }}
        >
          {t.settings.forget}
        </button>
      </p>
      <p role="status">{forgotten ? t.settings.forgotten : ''}</p>
    </section>
  );
}

type Chosen = 'theme' | 'motion' | 'language' | 'pace';

function Choice({
  label,
  field,
  choices,
  settings,
}: {
  label: string;
  field: Chosen;
  choices: Readonly<Record<string, string>>;
  settings: Settings;
}) {
  const group = useId();
  return (
    <fieldset className="option">
      <legend>{label}</legend>
      <Segments
        group={group}
        chosen={settings[field]}
        choices={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
        onChange={(value) => change({ [field]: value })}
      />
    </fieldset>
  );
}

export function GlassPicker({ value, onChange }: { value: string; onChange(glass: string): void }) {
  const t = usePageWords();
  const group = useId();
  return (
    <fieldset className="option">
      <legend>{t.settings.glass}</legend>
      <div className="glasses">
        {GLASSES.map((glass) => (
          <label key={glass}>
            <Avatar glass={glass} size={44} />
            <input
              type="radio"
              name={group}
              aria-label={t.glass[glass] ?? glass}
              checked={value === glass}
              onChange={() => onChange(glass)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
