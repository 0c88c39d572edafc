import { LIMITS } from '@taproom/protocol';
import { useId } from 'react';
import { usePageWords } from '../words/index.js';
import { change, useSettings } from './settings.js';

/** The name this device's owner goes by, kept for the next time. */
export function NameField({ label }: { label: string }) {
  const t = usePageWords();
  const id = useId();
  const name = useSettings((settings) => settings.name);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        maxLength={LIMITS.name}
        autoComplete="nickname"
        placeholder={t.settings.nameHint}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </div>
  );
}
