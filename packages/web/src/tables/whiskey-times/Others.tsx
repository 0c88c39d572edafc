import type { ReactNode } from 'react';
import { CardBack } from '../../cards/back.js';
import { Avatar } from '../../parts/Avatar.js';
import type { Act } from '../parts/acts.js';
import { seatPlace } from '../parts/place.js';
import { LastAct } from '../parts/Ring.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { AnyCard } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import type { Looked } from './GuestSheet.js';
import { Ribbon } from './Guests.js';
import './hosts.css';
import { lyingGuest, type WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
  readonly onLook: (looked: Looked) => void;
  readonly acts: ReadonlyMap<number, Act>;
  readonly draw: (card: string) => ReactNode;
}

/** The other hosts, from the viewer's left: points, tokens, cards, and who sits at their table. */
export function Others({ view, props, cards, onLook, acts, draw }: Props) {
  const words = useTableWords();
  const { players, seat, mode } = props;
  const all = mode === 'screen' || seat < 0;
  const order = players.map((_, i) => (all ? i : (seat + 1 + i) % players.length)).slice(0, all ? undefined : -1);
  return (
    <section className="w-part w-others" aria-label={words.whiskey.others} data-place="others">
      <ol className="host-list">
        {order.map((who) => (
          <li key={who} className="host" data-turn={view.waiting.includes(who)} data-place={seatPlace(who)}>
            <p className="host-head">
              <span className="host-face">
                <Avatar glass={players[who]?.glass ?? 'water'} size={40} />
                <LastAct act={acts.get(who)} draw={draw} />
              </span>
              <span>
                <b>{players[who]?.name}</b>
                {view.waiting.includes(who) && <span className="unseen">, {words.onTurn}</span>}
                <small>
                  {words.whiskey.points(view.scores[who] ?? 0)} · {words.whiskey.tokens(view.tokens[who] ?? 0)} ·{' '}
                  {words.whiskey.handSize(view.handSizes[who] ?? 0, view.bottleCounts[who] ?? 0)}
                  {(view.owed[who] ?? 0) > 0 && ` · ${words.whiskey.owed(view.owed[who] ?? 0)}`}
                </small>
              </span>
            </p>
            <ul className="host-guests" aria-label={words.whiskey.guestsOf(players[who]?.name ?? '')}>
              {(view.guests[who] ?? []).map((text, i) => {
                const { slug } = lyingGuest(text);
                const guest = slug === undefined ? undefined : cards.guest(slug);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
                  <li key={i}>
                    {guest ? (
                      <button
                        type="button"
                        className="slot"
                        aria-label={words.whiskey.look(guest.name)}
                        onClick={() => onLook({ slug: guest.slug })}
                      >
                        <AnyCard card={guest.slug} cards={cards} />
                        <Ribbon drink={view.served[who]?.[i] ?? null} />
                      </button>
                    ) : (
                      <span className="slot">
                        <CardBack of="guests" label={words.whiskey.unknownGuest} />
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
