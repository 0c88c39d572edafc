import type { TableProps } from './props.js';

/** The table for a game that has none of its own: the view as a list, the moves as buttons. */
export function FallbackTable({ view, moves, play, words, names, seat, mode, setting }: TableProps) {
  const reader = { names, seat, setting };
  const facts = Object.entries(view).filter(([, value]) => value !== undefined && !isEmpty(value));
  return (
    <div className="plain-table">
      <ul className="plain-moves" aria-label={words.title}>
        {mode !== 'screen' &&
          moves.map((move) => (
            <li key={move}>
              <button type="button" data-move={move} onClick={() => play(move)}>
                {words.move(move, reader)}
              </button>
            </li>
          ))}
      </ul>
      <dl className="plain-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{textOf(value, words.card, setting.seats)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function textOf(value: unknown, card: (text: string) => string, depth: number): string {
  if (typeof value === 'string') return value.includes('/') ? card(value) : value;
  if (Array.isArray(value)) return value.map((item) => textOf(item, card, depth)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, item]) => `${name}: ${textOf(item, card, depth)}`)
      .join('; ');
  }
  return String(value);
}
