import type { Clock } from '@taproom/protocol';
import { useId } from 'react';
import { Segments } from '../setup/OptionsForm.js';
import { usePageWords } from '../words/index.js';

/** A few clocks that suit a pub, a lunch break and a friendship by mail. */
const CLOCKS: readonly Clock[] = [
  { kind: 'turn', seconds: 20, bank: 60 },
  { kind: 'turn', seconds: 45, bank: 180 },
  { kind: 'turn', seconds: 90, bank: 600 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];
const NONE = 'none';
const keyOf = (clock: Clock | null): string =>
  clock === null ? NONE : clock.kind === 'days' ? `days-${clock.days}` : `turn-${clock.seconds}-${clock.bank}`;

export function ClockForm({
  value,
  onChange,
  disabled = false,
}: {
  value: Clock | null;
  onChange(clock: Clock | null): void;
  disabled?: boolean;
}) {
  const t = usePageWords();
  const group = useId();
  const known = CLOCKS.some((clock) => keyOf(clock) === keyOf(value)) || value === null ? CLOCKS : [...CLOCKS, value];
  const textOf = (clock: Clock) =>
    clock.kind === 'days' ? t.lobby.days(clock.days) : t.lobby.seconds(clock.seconds, clock.bank);
  return (
    <fieldset className="option" disabled={disabled}>
      <legend>{t.lobby.clock}</legend>
      <Segments
        group={group}
        chosen={keyOf(value)}
        choices={[
          { value: NONE, label: t.lobby.noClock },
          ...known.map((clock) => ({ value: keyOf(clock), label: textOf(clock) })),
        ]}
        onChange={(key) => onChange(known.find((clock) => keyOf(clock) === key) ?? null)}
      />
    </fieldset>
  );
}
