import type { Asked, Game } from '@taproom/engine';
import { lazy, Suspense, useMemo } from 'react';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { entryOf } from '../entries.js';
import { explainedIn } from '../explain/explained.js';
import { Face } from '../explain/Face.js';
import { Loading } from '../parts/Loading.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import './howto.css';
import { openingOf, sentenceOf } from './opening.js';
import type { HowToText, Picture, Special } from './texts.js';

/** Most games have a sheet of their own, and need nothing of the rulebook here. */
const RulesList = lazy(() => import('../rules/RulesList.js').then((m) => ({ default: m.RulesList })));

/**
 * How to play a game, on a sheet or two: goal, a turn in pictures, the cards, scoring, tips. Drawn with our own cards. A game
 * that has no such sheet shows its rules.
 */
export function HowTo({ game }: { readonly game: Game }) {
  const language = useLanguage();
  const loaded = usePromise(
    async () => ({
      text: (await entryOf(game.name).howTo?.())?.howTo[language],
      explained: await explainedIn(game.name, language),
    }),
    `${game.name} ${language}`,
  );
  const asked = useMemo(() => openingOf(game), [game]);
  if (loaded.problem !== undefined) return <p role="alert">{loaded.problem}</p>;
  if (!loaded.value || !asked) return <Loading />;
  const { text, explained } = loaded.value;
  if (!text)
    return (
      <Suspense fallback={<Loading />}>
        <RulesList game={game} words={wordsOf(game, language)} />
      </Suspense>
    );
  return (
    <CardLanguage value={cardWords(language)}>
      <Sheets
        game={game}
        text={text}
        asked={asked}
        sentence={({ card, text: own }) => own ?? sentenceOf(explained.sheet(card, asked))}
      />
    </CardLanguage>
  );
}

interface SheetsProps {
  readonly game: Game;
  readonly text: HowToText;
  readonly asked: Asked;
  readonly sentence: (special: Special) => string;
}

function Sheets({ game, text, asked, sentence }: SheetsProps) {
  const t = usePageWords().howTo;
  const words = wordsOf(game, useLanguage());
  const face = (card: string) => (
    <Face game={game.name} card={card} setting={asked.setting} words={words} label={words.card(card, asked.setting)} />
  );
  return (
    <article className="how-to" data-game={game.name}>
      <p className="how-goal">{text.goal}</p>
      <section>
        <h2>{t.turn}</h2>
        <ol className="how-turn">
          {text.turn.map((picture) => (
            <li key={picture.text}>
              <Scene picture={picture} face={face} />
              <p>{picture.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t.cards}</h2>
        <ul className="how-anatomy">
          {text.anatomy.map(({ card, name, parts }) => (
            <li key={card}>
              <div className="how-card">{face(card)}</div>
              <div>
                <h3>{name}</h3>
                <ul>
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.specials}</h2>
        <ul className="how-specials">
          {text.specials.map((special) => (
            <li key={special.card}>
              <div className="how-card">{face(special.card)}</div>
              <p>
                <strong>{words.card(special.card, asked.setting).split(',')[0]}</strong> {sentence(special)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className="how-last">
        <Points title={t.scoring} points={text.scoring} />
        <Points title={t.tips} points={text.tips} />
        {text.editions && <Points title={t.editions} points={text.editions} />}
      </div>
    </article>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Cards in groups, each with what is to be said of it; what does not go is crossed out, and says so. */
function Scene({ picture, face }: { readonly picture: Picture; readonly face: (card: string) => React.ReactNode }) {
  return (
    <div className="how-scene">
      {picture.groups.map(({ cards, caption, role }) => (
        <figure key={caption} data-role={role}>
          <div className="how-row">
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card of a picture is its place.
              <div key={`${card} ${i}`} className="how-card">
                {face(card)}
              </div>
            ))}
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
