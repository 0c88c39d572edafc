import type { AnyTable, AnyView, Game, Words } from '@taproom/engine';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { faceOf } from '../entries.js';
import { Face } from '../explain/Face.js';
import { useLanguage, usePageWords } from '../words/index.js';

interface Props {
  readonly game: Game;
  readonly table: AnyTable;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Everybody's cards at this moment of a game that is over: there is nothing left to hide. */
export function Hands({ game, table, names, words }: Props) {
  const t = usePageWords().replay;
  const language = useLanguage();
  return (
    <section className="all-hands" aria-label={t.hands}>
      <details open>
        <summary>{t.hands}</summary>
        <CardLanguage value={cardWords(language)}>
          <ul>
            {names.map((name, seat) => (
              <li key={name}>
                <b>{name}</b>
                <Held game={game} table={table} cards={handOf(game.view(table, seat))} words={words} />
              </li>
            ))}
          </ul>
        </CardLanguage>
      </details>
    </section>
  );
}

/** The cards of a hand, small; in words where a game has no pictures of its cards. */
function Held({ game, table, cards, words }: Omit<Props, 'names'> & { readonly cards: readonly string[] }) {
  const t = usePageWords().replay;
  const nameOf = (card: string): string => words.card(card, table.setting);
  const inWords = cards.map(nameOf).join(', ') || t.noCards;
  if (!faceOf(game.name) || cards.length === 0) return <span>{inWords}</span>;
  return (
    <span className="held">
      {cards.map((card, place) => (
        <Face
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike.
          key={`${card} ${place}`}
          game={game.name}
          card={card}
          setting={table.setting}
          words={words}
          label={nameOf(card)}
        />
      ))}
    </span>
  );
}

function handOf(view: AnyView): readonly string[] {
  const { hand } = view as AnyView & { readonly hand?: unknown };
  return Array.isArray(hand) ? (hand as string[]) : [];
}
