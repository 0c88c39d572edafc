import { fieldsBySeat, isSeat } from '@taproom/engine';
import { PlainFace } from '../../cards/PlainFace.js';
import { Avatar } from '../../parts/Avatar.js';
import { seatPlace } from '../parts/place.js';
import type { TableProps } from '../props.js';
import { tableWords } from '../words/index.js';
import { Mine } from './Mine.js';
import { cardsIn, counted, type Named, readView } from './read.js';
import '../parts/own.css';
import './plain.css';

/** The table for any game, drawn from its view and its words: who sits there, what lies there, the hand, what can be done. */
export function PlainTable(props: TableProps) {
  const { game, view, setting, words, seat, mode } = props;
  const { hand, bySeat, facts } = readView(view, fieldsBySeat(game, setting), words.fields);
  return (
    <div className="tt plain" data-mode={mode}>
      {mode !== 'hand' && <Seats props={props} fields={bySeat} />}
      {mode !== 'hand' && <Middle props={props} facts={facts} />}
      {mode !== 'screen' && seat >= 0 && <Mine props={props} hand={hand} />}
    </div>
  );
}

interface FieldsProps {
  readonly props: TableProps;
  readonly fields: readonly Named[];
}

function Seats({ props, fields }: FieldsProps) {
  const { players, view, language } = props;
  const words = tableWords(language);
  return (
    <ul className="plain-seats" aria-label={words.players}>
      {players.map((player, seat) => (
        <li
          key={player.name}
          className="plain-seat"
          data-turn={view.waiting.includes(seat)}
          data-away={player.away}
          data-place={seatPlace(seat)}
        >
          <Avatar glass={player.glass} size={40} />
          <strong>{player.name}</strong>
          {view.waiting.includes(seat) && <span className="unseen">{words.onTurn}</span>}
          {player.away && <span className="dim">{words.away}</span>}
          <dl>
            {fields.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <Value value={(value as readonly unknown[])[seat]} props={props} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** What lies on the table: cards as cards, anything else in words. */
function Middle({ props, facts }: { readonly props: TableProps; readonly facts: readonly Named[] }) {
  const { game, setting, names } = props;
  const known = new Set(game.notation.cards(setting));
  const piles = facts.filter(({ value }) => cardsIn(value, known) !== undefined);
  const others = facts.filter((fact) => !piles.includes(fact));
  return (
    <div className="plain-middle">
      <div className="plain-piles">
        {piles.map(({ field, label, value }) => (
          <figure key={field} data-place={field} data-single={typeof value === 'string'}>
            <Cards cards={cardsIn(value, known) ?? []} props={props} />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      {others.length > 0 && (
        <dl className="plain-facts">
          {others.map(({ field, label, value }) => (
            <div key={field} data-place={field}>
              <dt>{label}</dt>
              <dd>{isSeat(field, value, setting.seats) ? names[value] : <Value value={value} props={props} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Cards({ cards, props }: { readonly cards: readonly string[]; readonly props: TableProps }) {
  const { words, setting } = props;
  return (
    <span className="plain-cards">
      {counted(cards).map(({ card, count, key }) => (
        <span key={key} className="plain-lying">
          <PlainFace card={card} says={words.card(card, setting)} />
          {count > 1 && <b className="plain-count">×{count}</b>}
        </span>
      ))}
    </span>
  );
}

/** Anything a view may hold: cards as cards, lists and maps of anything. */
function Value({ value, props }: { readonly value: unknown; readonly props: TableProps }) {
  if (value === null || value === undefined || value === 'none') return <span className="dim">–</span>;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return String(value);
  const cards = cardsIn(value, new Set(props.game.notation.cards(props.setting)));
  if (cards) return <Cards cards={cards} props={props} />;
  if (typeof value === 'string') return value.replaceAll('-', ' ');
  const items = Array.isArray(value) ? value.map((item) => ['', item] as const) : Object.entries(value);
  return items.length === 0 ? (
    <span className="dim">–</span>
  ) : (
    items.map(([name, item], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a view has no name but its place.
      <span key={i} className="plain-item">
        {name && `${name} `}
        <Value value={item} props={props} />{' '}
      </span>
    ))
  );
}
