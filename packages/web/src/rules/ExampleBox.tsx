import { type Game, readSetting, type Words } from '@taproom/engine';
import { useMemo, useState } from 'react';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { entryOf } from '../entries.js';
import { Face } from '../explain/Face.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords } from '../words/index.js';
import './example.css';
import type { Example } from './examples.js';
import { factWords } from './facts.js';
import type { Row } from './rows.js';
import { type Story, storyOf } from './scene.js';

interface Props {
  readonly game: Game;
  readonly example: Example;
  readonly title: string;
  readonly words: Words;
}

/** A worked example, played by the rules when somebody opens it: the table before, who does what, the table after. */
export function ExampleBox({ title, ...played }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="example" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Played {...played} />}
    </details>
  );
}

function Played({ game, example, words }: Omit<Props, 'title'>) {
  const language = useLanguage();
  const facts = factWords(language);
  const loaded = usePromise(async () => ({ rows: (await entryOf(game.name).rows?.())?.rows }), game.name).value;
  const story = useMemo(
    () => loaded && storyOf(example, { game, words, facts, ...loaded }),
    [example, game, words, facts, loaded],
  );
  const setting = useMemo(() => readSetting(game, { seats: example.players.length }), [game, example]);
  if (!story || !setting.ok) return null;
  const face = (card: string) => (
    <Face game={game.name} card={card} setting={setting.value} words={words} label={words.card(card)} />
  );
  return (
    <CardLanguage value={cardWords(language)}>
      <Told story={story} nameOf={(player) => facts.part(player)} face={face} />
    </CardLanguage>
  );
}

interface ToldProps {
  readonly story: Story;
  readonly nameOf: (player: string) => string;
  readonly face: (card: string) => React.ReactNode;
}

function Told({ story, nameOf, face }: ToldProps) {
  const t = usePageWords();
  const changed = JSON.stringify(story.before) !== JSON.stringify(story.after);
  return (
    <div className="example-story">
      <TableRows title={t.rules.before} rows={story.before} face={face} />
      <ol className="steps">
        {story.steps.map(({ player, move, could, refused }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={i}>
            <strong>{nameOf(player)}</strong>
            {could === undefined ? ':' : ` ${nameOf(could)}:`} {move}
            {refused !== undefined && (
              <>
                {' '}
                <span className="chip brass">{t.rules.refused}</span> <span className="dim">{refused}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {changed && <TableRows title={t.rules.after} rows={story.after} face={face} />}
    </div>
  );
}

function TableRows({ title, rows, face }: { title: string; rows: readonly Row[]; face: ToldProps['face'] }) {
  return (
    <figure className="example-table">
      <figcaption>{title}</figcaption>
      <dl>
        {rows.map(({ label, cards, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {cards.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place.
                <span key={i} className="example-card">
                  {face(card)}
                </span>
              ))}
              {text !== undefined && <span className="example-text">{text}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
