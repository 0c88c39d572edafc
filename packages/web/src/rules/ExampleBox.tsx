import { SPECTATOR, type Words } from '@taproom/engine';
import { usePageWords } from '../words/index.js';
import { type Example, movesIn } from './examples.js';

/** A worked example: what lies on the table, who does what, and what comes of it. */
export function ExampleBox({ example, words }: { example: Example; words: Words }) {
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
                  <strong>{name.replaceAll('-', ' ')}:</strong> {inWords(value, words)}
                </li>
              ))}
              {Object.entries(hands ?? {}).map(([name, cards]) => (
                <li key={name}>
                  <strong>{name}:</strong> {inWords(cards, words)}
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
                <Expected key={key} expect={step.expect as Record<string, unknown>} words={words} />
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

function Expected({ expect, words }: { expect: Readonly<Record<string, unknown>>; words: Words }) {
  const t = usePageWords();
  return (
    <li className="dim small">
      {t.rules.after}:{' '}
      {Object.entries(expect)
        .map(([name, value]) => `${name.replaceAll('-', ' ')} ${inWords(value, words)}`)
        .join('; ')}
    </li>
  );
}

/** Cards by their names, everything else as it is written. */
function inWords(value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((item) => inWords(item, words)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, item]) => `${name} ${inWords(item, words)}`)
      .join(', ');
  }
  return typeof value === 'string' && /[/]|-\d+$|-mixer$/.test(value) ? cardIn(value, words) : String(value);
}

/** A scenario may name what is not a card; then its own word is as good as any. */
function cardIn(text: string, words: Words): string {
  try {
    return words.card(text);
  } catch {
    return text;
  }
}
