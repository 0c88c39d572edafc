import type { Game, Words } from '@taproom/engine';
import { useDeferredValue, useMemo, useState } from 'react';
import { Loading } from '../parts/Loading.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords } from '../words/index.js';
import { ExampleBox } from './ExampleBox.js';
import { type Example, examplesOf } from './examples.js';
import { Prose } from './Prose.js';
import { type Passage, readRulebook, search } from './rulebook.js';
import { type RuleTexts, textsOf } from './texts.js';

const NO_EXAMPLES: readonly Example[] = [];
/** More would bury the rule they explain. */
const MOST_EXAMPLES = 3;

interface Props {
  readonly game: Game;
  readonly words: Words;
}

/** The rules of a game, to search and to read, each with examples from the scenarios that prove it. */
export function RulesList(props: Props) {
  const language = useLanguage();
  const { name } = props.game;
  const texts = usePromise(() => textsOf(props.game, language), `${name} ${language}`);
  if (texts.problem !== undefined) return <p role="alert">{texts.problem}</p>;
  return texts.value ? <Rulebook key={language} {...props} texts={texts.value} /> : <Loading />;
}

function Rulebook({ game, words, texts }: Props & { readonly texts: RuleTexts }) {
  const t = usePageWords();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const chapters = useMemo(() => readRulebook(texts.rules), [texts]);
  const found = useMemo(() => search(chapters, wanted), [chapters, wanted]);
  const examples = usePromise(() => examplesOf(game.name), game.name).value ?? NO_EXAMPLES;
  const marked = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const count = found.reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    <div className="stack">
      <search className="field">
        <label htmlFor="search-rules">{t.rules.search}</label>
        <input
          id="search-rules"
          className="input"
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className="dim small" role="status">
          {wanted === '' ? t.rules.tests : count === 0 ? t.rules.none(wanted) : t.rules.found(count)}
        </p>
      </search>
      <div className="prose">
        {found.map(({ heading, passages }) => (
          <section key={heading} className="stack" style={{ gap: 0 }}>
            <h2>{heading}</h2>
            {passages.map((passage) => (
              <Rule
                key={passage.number ?? passage.text}
                passage={passage}
                marked={marked}
                words={words}
                examples={examples}
                texts={texts}
                game={game}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Rule({
  passage,
  marked,
  words,
  examples,
  texts,
  game,
}: {
  passage: Passage;
  marked: readonly string[];
  words: Words;
  examples: readonly Example[];
  texts: RuleTexts;
  game: Game;
}) {
  const t = usePageWords();
  const { number, text } = passage;
  if (number === undefined) {
    return (
      <div style={{ padding: '0.4rem 0' }}>
        <Prose text={text} marked={marked} />
      </div>
    );
  }
  const shown = examples.filter(({ rules }) => rules.includes(number)).slice(0, MOST_EXAMPLES);
  return (
    <div className="rule" id={number}>
      <span className="number">{number}</span>
      <div className="stack" style={{ gap: '0.4rem' }}>
        <div>
          <Prose text={text} marked={marked} />
        </div>
        {shown.length > 0 && (
          <details className="examples">
            <summary>{t.rules.example(shown.length)}</summary>
            {shown.map((example) => (
              <ExampleBox
                key={example.file}
                game={game}
                example={example}
                title={texts.titleOf(example)}
                words={words}
              />
            ))}
          </details>
        )}
      </div>
    </div>
  );
}
