import { fieldsBySeat, isSeat } from '@taproom/engine';
import { Avatar } from '../../parts/Avatar.js';
import { seatPlace } from '../parts/place.js';
import type { TableProps } from '../props.js';
import { tableWords } from '../words/index.js';
import { groupsOf, moveOf, readView } from './read.js';
import './plain.css';

/** The table for any game, drawn from its view and its words: who sits there, what lies there, the hand, what can be done. */
export function PlainTable(props: TableProps) {
  const { game, view, setting, names, language, seat, mode, moves, prompt, outcome } = props;
  const { hand, bySeat, facts } = readView(view, fieldsBySeat(game, setting), language);
  const inHand = new Set(hand.flatMap((card) => moveOf(card, moves) ?? []));
  const rest = moves.filter((move) => !inHand.has(move));
  const mine = mode !== 'screen' && seat >= 0;
  return (
    <div className="plain" data-mode={mode}>
      {mode !== 'hand' && <Seats props={props} fields={bySeat} />}
      {mode !== 'hand' && facts.length > 0 && (
        <dl className="plain-facts">
          {facts.map(({ field, label, value }) => (
            <div key={field} data-place={field}>
              <dt>{label}</dt>
              <dd>{isSeat(field, value, setting.seats) ? names[value] : <Value value={value} props={props} />}</dd>
            </div>
          ))}
        </dl>
      )}
      {mine && (
        <section className="plain-own">
          {!outcome && <p className="plain-prompt">{prompt}</p>}
          {hand.length > 0 && <PlainHand props={props} hand={hand} />}
          <Moves props={props} moves={rest} />
        </section>
      )}
    </div>
  );
}

type Fields = ReturnType<typeof readView>['bySeat'];

function Seats({ props, fields }: { props: TableProps; fields: Fields }) {
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
          <Avatar glass={player.glass} size={36} />
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

/** The hand as cards one can take hold of: one that has a single move plays it, any other says why not. */
function PlainHand({ props, hand }: { props: TableProps; hand: readonly string[] }) {
  const { words, setting, moves, play, whyNot, say, mode, pending, language } = props;
  const counts = new Map<string, number>();
  const keyed = hand.map((card) => {
    counts.set(card, (counts.get(card) ?? 0) + 1);
    return { card, key: `${card}#${counts.get(card)}` };
  });
  return (
    <ul className="plain-hand" aria-label={tableWords(language).yourHand(hand.length)} data-place="hand">
      {keyed.map(({ card, key }) => {
        const move = moveOf(card, moves);
        const why = move === undefined && moves.length > 0 ? whyNot(`play ${card}`) : undefined;
        return (
          <li key={key}>
            <button
              type="button"
              className="plain-card"
              data-face={card}
              data-playable={move !== undefined}
              {...(move !== undefined && { 'data-move': move })}
              title={why}
              disabled={pending || mode === 'replay'}
              onClick={() => (move === undefined ? why && say(why) : play(move))}
            >
              {words.card(card, setting)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Every move that no card of the hand stands for, those that do the same together. */
function Moves({ props, moves }: { props: TableProps; moves: readonly string[] }) {
  const { words, names, seat, setting, play, pending } = props;
  return groupsOf(moves).map((group) => (
    <ul key={group[0]} className="plain-moves">
      {group.map((move) => (
        <li key={move}>
          <button type="button" className="button" data-move={move} disabled={pending} onClick={() => play(move)}>
            {words.move(move, { names, seat, setting })}
          </button>
        </li>
      ))}
    </ul>
  ));
}

/** Anything a view may hold: cards in words, lists and maps of anything. */
function Value({ value, props }: { value: unknown; props: TableProps }) {
  const { game, setting, words } = props;
  if (value === null || value === undefined || value === 'none') return <span className="dim">–</span>;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const isCard = game.notation.cards(setting).includes(value);
    return isCard ? <span className="plain-chip">{words.card(value, setting)}</span> : value.replaceAll('-', ' ');
  }
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
