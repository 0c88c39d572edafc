import { SPECTATOR, type Words } from '@taproom/engine';
import { useLanguage, usePageWords } from '../words/index.js';
import { type Example, movesIn } from './examples.js';
import { factWords } from './facts.js';
import { type CardNames, cardsOf, inWords, type Say } from './say.js';

interface Props {
  readonly example: Example;
  readonly title: string;
  readonly words: Words;
  readonly names: CardNames;
}

/** A worked example: what lies on the table, who does what, and what comes of it. */
export function ExampleBox({ example, title, words, names }: Props) {
  const t = usePageWords();
  const facts = factWords(useLanguage());
  const { given, steps = [], players, rules } = example;
  const reader = { names: players, seat: SPECTATOR };
  const say: Say = { facts, card: cardsOf(words, names), move: (line) => words.move(line, reader) };
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
                  <strong>{facts.part(name)}:</strong> {inWords(value, say)}
                </li>
              ))}
              {Object.entries(hands ?? {}).map(([name, cards]) => (
                <li key={name}>
                  <strong>{facts.part(name)}:</strong> {inWords(cards, say)}
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
                <Expected key={key} expect={step.expect as Record<string, unknown>} say={say} />
              ) : null;
            return (
              <li key={key}>
                <strong>{facts.part(move.player)}:</strong> {say.move(move.line)}{' '}
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

function Expected({ expect, say }: { expect: Readonly<Record<string, unknown>>; say: Say }) {
  const t = usePageWords();
  return (
    <li className="dim small">
      {t.rules.after}:{' '}
      {Object.entries(expect)
        .map(([name, value]) => `${say.facts.part(name)} ${inWords(value, say, name)}`)
        .join('; ')}
    </li>
  );
}
