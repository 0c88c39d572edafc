import type { Option, Options, OptionValue, Words } from '@taproom/engine';
import { useId } from 'react';
import { useLanguage, usePageWords } from '../words/index.js';
import { rangeIn } from './range.js';

interface Props {
  readonly options: readonly Option[];
  readonly values: Options;
  readonly words: Words;
  /** Who sits where, for options that point at a seat. */
  readonly names: readonly string[];
  readonly disabled?: boolean;
  onChange(name: string, value: OptionValue): void;
}

/** The house rules of a game as a form, made from the game's data. What the rulebook says is marked. */
export function OptionsForm({ options, values, words, names, disabled = false, onChange }: Props) {
  const t = usePageWords();
  const chosenFor = (option: Option): OptionValue => values[option.name] ?? option.default;
  const fields = (some: readonly Option[]) =>
    some.map((option) => (
      <OptionField
        key={option.name}
        option={option}
        value={chosenFor(option)}
        words={words}
        names={names}
        disabled={disabled}
        onChange={(value) => onChange(option.name, value)}
      />
    ));
  const numbers = options.filter(({ tuning }) => tuning);
  return (
    <div className="stack">
      {fields(options.filter(({ tuning }) => !tuning))}
      {numbers.length > 0 && (
        // Most tables leave the rulebook's numbers alone; who changed one sees it at once.
        <details open={numbers.some((option) => chosenFor(option) !== option.default)}>
          <summary>{t.setup.numbers}</summary>
          <div className="stack">{fields(numbers)}</div>
        </details>
      )}
    </div>
  );
}

interface FieldProps {
  readonly option: Option;
  readonly value: OptionValue;
  readonly words: Words;
  readonly names: readonly string[];
  readonly disabled: boolean;
  onChange(value: OptionValue): void;
}

function OptionField(props: FieldProps) {
  const t = usePageWords();
  const { option, value, words, disabled } = props;
  const hint = useId();
  const said = words.options[option.name] ?? { name: option.name, says: option.says };
  const standard = JSON.stringify(value) === JSON.stringify(option.default);
  return (
    <fieldset className="option" disabled={disabled} aria-describedby={hint} data-option={option.name}>
      <legend className="option-head">
        <span>{said.name}</span>{' '}
        <span className={standard ? 'chip' : 'chip brass'}>{standard ? t.setup.byTheBook : t.setup.changed}</span>
      </legend>
      <p id={hint} className="dim small">
        {said.says}
      </p>
      <Control {...props} label={said.name} />
    </fieldset>
  );
}

function Control({ option, value, words, names, label, onChange }: FieldProps & { label: string }) {
  const t = usePageWords();
  const group = useId();
  switch (option.kind) {
    case 'switch':
      return (
        <Segments
          group={group}
          chosen={value === true ? 'on' : 'off'}
          choices={[
            { value: 'on', label: t.setup.on },
            { value: 'off', label: t.setup.off },
          ]}
          standard={option.default ? 'on' : 'off'}
          onChange={(chosen) => onChange(chosen === 'on')}
        />
      );
    case 'choice':
      return (
        <Segments
          group={group}
          chosen={String(value)}
          choices={option.choices.map((choice) => ({
            value: choice,
            label: labelOf(words, option.name, choice),
          }))}
          standard={option.default}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberControl
          words={words}
          group={group}
          label={label}
          option={option}
          value={value as number | string}
          onChange={onChange}
        />
      );
    case 'seats':
      if (option.most > 1)
        return <SeveralSeats names={names} chosen={value as readonly number[]} onChange={onChange} />;
      return (
        <Segments
          group={group}
          chosen={String((value as readonly number[])[0] ?? '')}
          choices={[
            { value: '', label: t.setup.nobody },
            ...names.map((name, seat) => ({ value: String(seat), label: name || t.lobby.seat(seat + 1) })),
          ]}
          standard=""
          onChange={(chosen) => onChange(chosen === '' ? [] : [Number(chosen)])}
        />
      );
  }
}

function SeveralSeats({
  names,
  chosen,
  onChange,
}: {
  names: readonly string[];
  chosen: readonly number[];
  onChange(seats: readonly number[]): void;
}) {
  const t = usePageWords();
  const toggled = (seat: number) =>
    chosen.includes(seat) ? chosen.filter((other) => other !== seat) : [...chosen, seat].sort((a, b) => a - b);
  return (
    <div className="segments">
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
        <label key={seat}>
          <input type="checkbox" checked={chosen.includes(seat)} onChange={() => onChange(toggled(seat))} />
          {name || t.lobby.seat(seat + 1)}
        </label>
      ))}
    </div>
  );
}

/** What a choice is called; `double-deck` reads better as "double deck" where the game has no word for it. */
const labelOf = (words: Words, option: string, choice: string): string =>
  (words.options[`${option} ${choice}`] ?? words.options[choice])?.name ?? choice.replaceAll('-', ' ');

interface Choice {
  readonly value: string;
  readonly label: string;
}

export function Segments({
  group,
  chosen,
  choices,
  standard,
  onChange,
}: {
  group: string;
  chosen: string;
  choices: readonly Choice[];
  standard?: string;
  onChange(value: string): void;
}) {
  return (
    <div className="segments">
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={group} value={value} checked={chosen === value} onChange={() => onChange(value)} />
          {label}
          {standard === value && choices.length > 2 && <span aria-hidden="true">·</span>}
        </label>
      ))}
    </div>
  );
}

function NumberControl({
  words,
  group,
  label,
  option,
  value,
  onChange,
}: {
  words: Words;
  group: string;
  label: string;
  option: Extract<Option, { kind: 'number' }>;
  value: number | string;
  onChange(value: number | string): void;
}) {
  const language = useLanguage();
  const isNumber = typeof value === 'number';
  const usual = typeof option.default === 'number' ? option.default : option.min;
  return (
    <div className="row">
      <input
        className="input"
        style={{ width: '7rem' }}
        type="number"
        inputMode="numeric"
        aria-label={`${label}: ${rangeIn(language, option, (word) => labelOf(words, option.name, word))}`}
        min={option.min}
        max={option.max}
        value={isNumber ? value : ''}
        placeholder={isNumber ? undefined : String(usual)}
        onChange={(event) => {
          const number = event.currentTarget.valueAsNumber;
          if (Number.isInteger(number)) onChange(Math.min(option.max, Math.max(option.min, number)));
        }}
      />
      {option.or && (
        <Segments
          group={group}
          chosen={isNumber ? '' : value}
          choices={option.or.map((word) => ({ value: word, label: labelOf(words, option.name, word) }))}
          onChange={onChange}
        />
      )}
      <span className="dim small">
        {option.min}-{option.max}
      </span>
    </div>
  );
}
