import type { AnyTable, AnyView, Game, Words } from '@taproom/engine';
import { usePageWords } from '../words/index.js';

/** Everybody's cards at this moment of a game that is over: there is nothing left to hide. */
export function Hands({
  game,
  table,
  names,
  words,
}: {
  game: Game;
  table: AnyTable;
  names: readonly string[];
  words: Words;
}) {
  const t = usePageWords().replay;
  return (
    <details className="all-hands" open>
      <summary>{t.hands}</summary>
      <ul>
        {names.map((name, seat) => (
          <li key={name}>
            <b>{name}</b>{' '}
            <span>
              {handOf(game.view(table, seat))
                .map((card) => words.card(card))
                .join(', ') || t.noCards}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function handOf(view: AnyView): readonly string[] {
  const { hand } = view as AnyView & { readonly hand?: unknown };
  return Array.isArray(hand) ? (hand as string[]) : [];
}
