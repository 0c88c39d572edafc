import type { CSSProperties } from 'react';
import { FriendsCard } from '../../cards/friends-card.js';
import { GlassIcon, isGlass } from '../../cards/glasses.js';
import { friendsName } from '../../cards/names.js';
import { useCardWords } from '../../cards/words/index.js';
import { columnsFor, placesFor } from '../parts/Ring.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { type FriendsView, NONE, type PlayedTrick } from './view.js';

interface Props {
  readonly view: FriendsView;
  readonly props: TableProps;
  readonly last: PlayedTrick | undefined;
}

/** Trump, the trick on the table, and the one before it until somebody leads again; while bids are made, no trick. */
export function Trick({ view, props, last }: Props) {
  const words = useTableWords();
  const cards = useCardWords();
  const { players, seat: own, mode, help } = props;
  const quiet = view.phase === 'bidding';
  const others = placesFor(players.length, own, mode).length;
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const stale = view.trick.length === 0 && last !== undefined && view.phase === 'playing';
  const shown = stale
    ? { leader: last.leader, cards: last.cards, winner: last.winner }
    : { leader: view.leader, cards: view.trick, winner: view.winning };
  return (
    <section className="tt-middle trick-area" data-mode={mode} data-place="trick" aria-label={words.friends.trick}>
      <div
        className="felt"
        data-many={players.length > 6}
        data-bidding={quiet}
        data-named={columnsFor(others) < others}
        style={{ '--count': players.length, '--columns': columnsFor(others) } as CSSProperties}
      >
        <button
          type="button"
          className="turned-up"
          data-place="trump"
          aria-label={`${words.friends.trump}: ${friendsName(view.turnedUp, cards)}. ${words.help}`}
          onClick={() => help(view.turnedUp)}
        >
          <FriendsCard card={view.turnedUp} />
        </button>
        {!quiet && <Laid {...shown} stale={stale} props={props} view={view} />}
      </div>
      {!stale && view.led !== NONE && view.trick.length > 0 && !view.waiting.includes(own) && (
        <p className="tt-note">{words.friends.follow(cards.suit(view.led))}</p>
      )}
      {stale && (
        <p className="tt-note">
          {last.winner === own ? words.friends.lastTrickYours : words.friends.lastTrickBy(nameOf(last.winner))}
        </p>
      )}
      {!stale && view.trick.length === 0 && view.phase === 'playing' && (
        <p className="tt-note">
          {view.leader === own ? words.friends.youLeadNext : words.friends.emptyTrick(nameOf(view.leader))}
        </p>
      )}
    </section>
  );
}

/** Trump and round, in words. */
export function Facts({ view }: { readonly view: FriendsView }) {
  const words = useTableWords();
  const cards = useCardWords();
  return (
    <ul className="facts">
      <li className="trump-fact">
        {isGlass(view.trump) && <GlassIcon name={view.trump} icon />}
        {view.trump === NONE ? words.friends.noTrump : words.friends.trumpIs(cards.suit(view.trump))}
      </li>
      <li>{words.friends.round(view.round, view.rounds.length, view.cards)}</li>
    </ul>
  );
}

interface LaidProps {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number | null;
  readonly stale: boolean;
  readonly props: TableProps;
  readonly view: FriendsView;
}

/** Each card lies before whoever played it; where there is no height for that, in a row in the order they were played. */
function Laid({ leader, cards: laid, winner, stale, props, view }: LaidProps) {
  const words = useTableWords();
  const cards = useCardWords();
  const { players, seat, mode } = props;
  const count = players.length;
  const places = new Map(placesFor(count, seat, mode).map((place, nth) => [place.seat, { ...place, nth }]));
  const columns = columnsFor(places.size);
  const order = Array.from({ length: count }, (_, i) => (leader + i) % count);
  return (
    <ol className="trick" data-stale={stale}>
      {order.map((who, i) => {
        const card = laid[i];
        const place = places.get(who) ?? { x: 0, y: 1, nth: 0 };
        const wins = card !== undefined && winner === who;
        return (
          <li
            key={who}
            className="trick-place"
            data-place={`trick-${who + 1}`}
            data-empty={card === undefined}
            data-winning={wins}
            data-own={!places.has(who)}
            style={
              {
                '--sx': place.x.toFixed(3),
                '--sy': place.y.toFixed(3),
                '--column': place.nth % columns,
                '--row': Math.floor(place.nth / columns),
              } as CSSProperties
            }
          >
            {card !== undefined && (
              <span key={`${view.round}-${view.played.length}-${card}`} className={stale ? '' : 'lands'}>
                <FriendsCard card={card} label={`${players[who]?.name}: ${friendsName(card, cards)}`} />
              </span>
            )}
            <span className="trick-name" aria-hidden={card !== undefined}>
              {who === seat ? words.you : players[who]?.name}
            </span>
            {wins && <span className="crown">{stale ? words.friends.won : words.friends.winning}</span>}
          </li>
        );
      })}
    </ol>
  );
}
