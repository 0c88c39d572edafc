import { type Game, type Options, readSetting, SPECTATOR, type Words } from '@taproom/engine';
import { usePageWords } from '../words/index.js';
import { type Example, movesIn } from './examples.js';

/** Cards in notation, and what people call them. */
export type CardNames = ReadonlyMap<string, string>;

/** A worked example: what lies on the table, who does what, and what comes of it. */
export function ExampleBox({ example, words, names }: { example: Example; words: Words; names: CardNames }) {
  const t = usePageWords();
  const { title, given, steps = [], players, rules } = example;
  const reader = { names: players, seat: SPECTATOR };
  const hands = given?.hands as Readonly<Record<string, unknown>> | undefined;
  const others = Object.entries(given ?? {}).filter(([name]) => name !== 'hands');
  return (
    <details className="example">
      <summary>{title}</summary>
      <div>
        {given && (
          <>
            <h4 className="label">{t.rules.given}</h4>
            <ul className="small">
              {others.map(([name, value]) => (
                <li key={name}>
                  <strong>{name.replaceAll('-', ' ')}:</strong> {inWords(value, names)}
                </li>
              ))}
              {Object.entries(hands ?? {}).map(([name, cards]) => (
                <li key={name}>
                  <strong>{name}:</strong> {inWords(cards, names)}
                </li>
              ))}
            </ul>
          </>
        )}
        <ol className="steps">
          {steps.map((step, i) => {
            const move = movesIn(step, players);
            const key = `${i}`;
            if (!move)
              return step.expect ? (
                <Expected key={key} expect={step.expect as Record<string, unknown>} names={names} />
              ) : null;
            return (
              <li key={key}>
                <strong>{move.player}:</strong> {words.move(move.line, reader)}{' '}
                {step.refused !== undefined && <span className="chip brass">{t.rules.refused}</span>}
              </li>
            );
          })}
        </ol>
        <p className="dim small">{t.rules.showsRule(rules.join(', '))}</p>
      </div>
    </details>
  );
}

function Expected({ expect, names }: { expect: Readonly<Record<string, unknown>>; names: CardNames }) {
  const t = usePageWords();
  return (
    <li className="dim small">
      {t.rules.after}:{' '}
      {Object.entries(expect)
        .map(([name, value]) => `${name.replaceAll('-', ' ')} ${inWords(value, names)}`)
        .join('; ')}
    </li>
  );
}

/** Cards by their names, everything else as it is written. */
function inWords(value: unknown, names: CardNames): string {
  if (Array.isArray(value)) return value.map((item) => inWords(item, names)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, item]) => `${name} ${inWords(item, names)}`)
      .join(', ');
  }
  return names.get(String(value)) ?? String(value);
}

/** What each card of the shipped decks is called. */
export function cardNames(game: Game, words: Words): CardNames {
  const setting = readSetting(game, { seats: game.seats(defaults(game)).min });
  return new Map(setting.ok ? game.notation.cards(setting.value).map((card) => [card, words.card(card)]) : []);
}

const defaults = (game: Game): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));
