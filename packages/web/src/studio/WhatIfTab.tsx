import { type Option, type Options, type OptionValue, readSetting, type Words } from '@taproom/engine';
import { useState } from 'react';
import { usualPlayers } from '../games.js';
import { useProblemText } from '../problems/useProblemText.js';
import { OptionsForm } from '../setup/OptionsForm.js';
import { differencesOf } from './set/differences.js';
import { filesOf, ownOptions } from './set/set.js';
import type { Desk } from './useDesk.js';
import { Answered } from './what-if/Answered.js';
import { QUESTIONS, type Question } from './what-if/questions.js';
import type { WhatIf } from './what-if/useWhatIf.js';
import { useStudioWords } from './words/index.js';

/** Bots play the set while one goes on editing: what it changes, and what else a designer asks. */
export function WhatIfTab({ desk, whatIf, words: spoken }: { desk: Desk; whatIf: WhatIf; words: Words }) {
  const { whatIf: words } = useStudioWords();
  const textOf = useProblemText();
  const { game, set, shipped, faults } = desk;
  const { asking } = whatIf;
  const [seats, setSeats] = useState(() => usualPlayers(game.name));
  const setting = readSetting(game, { seats, options: set.options, files: filesOf(set) });
  const isChanged = differencesOf(shipped, set).length > 0 || Object.keys(set.options).length > 0;
  const able = setting.ok && faults.count === 0;
  const ask = (question: Question, options?: Options): void =>
    whatIf.ask(question, seats, options && { ...set, options });
  return (
    <div className="studio-narrow stack">
      <section className="panel stack">
        <p>{words.hint}</p>
        <label className="field">
          {words.players}
          <input
            className="input"
            style={{ width: '7rem' }}
            type="number"
            min={1}
            max={8}
            value={seats}
            onChange={(event) => setSeats(event.currentTarget.valueAsNumber || 1)}
          />
        </label>
        {!setting.ok && <p className="problem">{setting.problem.map(textOf).join(' ')}</p>}
        <div className="studio-questions">
          {QUESTIONS.filter((question) => question !== 'option').map((question) => (
            <button
              key={question}
              type="button"
              className={question === 'change' ? 'button primary' : 'button'}
              disabled={!able || (question === 'change' && !isChanged)}
              onClick={() => ask(question)}
            >
              {words.questions[question]}
            </button>
          ))}
        </div>
        {!isChanged && <p className="dim small">{words.unchanged}</p>}
        <OptionQuestion desk={desk} words={spoken} able={able} onAsk={(options) => ask('option', options)} />
      </section>
      {asking && <Answered desk={desk} asking={asking} words={spoken} onStop={whatIf.stop} />}
    </div>
  );
}

interface OptionQuestionProps {
  readonly desk: Desk;
  readonly words: Words;
  readonly able: boolean;
  onAsk(options: Options): void;
}

/** What another value of one option would change. */
function OptionQuestion({ desk: { game, set }, words: spoken, able, onAsk }: OptionQuestionProps) {
  const { whatIf: words } = useStudioWords();
  const [option, setOption] = useState('');
  const [value, setValue] = useState<OptionValue>();
  const chosen = game.options.find(({ name }) => name === option);
  const ask = (): void => {
    if (value !== undefined) onAsk(ownOptions(game, { ...set.options, [option]: value }));
  };
  return (
    <fieldset className="studio-option">
      <div className="stack">
        <label className="field">
          {words.whichOption}
          <select
            className="input"
            value={option}
            onChange={(event) => {
              const next = game.options.find(({ name }) => name === event.currentTarget.value);
              setOption(next?.name ?? '');
              setValue(next && anotherValue(next, set.options[next.name] ?? next.default));
            }}
          >
            <option value="">…</option>
            {game.options
              .filter(({ kind }) => kind !== 'seats')
              .map(({ name }) => (
                <option key={name} value={name}>
                  {spoken.options[name]?.name ?? name}
                </option>
              ))}
          </select>
        </label>
        {chosen && (
          <OptionsForm
            options={[chosen]}
            values={{ [option]: value ?? set.options[option] ?? chosen.default }}
            words={spoken}
            names={[]}
            onChange={(_, next) => setValue(next)}
          />
        )}
        <button type="button" className="button" disabled={!able || value === undefined} onClick={ask}>
          {words.questions.option}
        </button>
      </div>
    </fieldset>
  );
}

/** Something to compare with, so that the question can be asked at once: the other way, the next word, one more or less. */
function anotherValue(option: Option, value: OptionValue): OptionValue | undefined {
  if (option.kind === 'switch') return value !== true;
  if (option.kind === 'choice') return option.choices.find((choice) => choice !== value);
  if (option.kind !== 'number') return undefined;
  const number = typeof value === 'number' ? value : option.min;
  return number < option.max ? number + 1 : number - 1;
}
