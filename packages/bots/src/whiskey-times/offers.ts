import type { Move, Seat } from '@taproom/engine';
import { whiskeyMoves as m, type WhiskeyCards, type WhiskeyView } from '@taproom/games/whiskey-times';

/** One card for another of its sort: a bottle for a bottle, a resource card for a resource card. */
interface Deal {
  readonly to: Seat;
  readonly give: number;
  readonly get: number;
  readonly gain: number;
}

/** What it would bring this seat to give one card and get another from that seat. */
export type GainOf = (give: number, get: number, to: Seat) => number;

/** What helps us helps them: a trade has to be worth so many points to us. */
export const WORTHWHILE = 1;

/** Whether this seat may think of an offer now: whoever served, or anyone who is not being waited for. */
export const mayTrade = ({ phase, turn, viewer, waiting }: WhiskeyView): boolean =>
  phase === 'trade' && (turn === viewer || !waiting.includes(viewer));

/**
 * The next small move towards the best offer that has not been made in this trade yet, as long as this seat may make one. An
 * offer that is begun is finished as it was meant, though what lies in it has been seen now and may look otherwise.
 */
export function nextOfferMove(view: WhiskeyView, cards: WhiskeyCards, gainOf: GainOf): Move | undefined {
  const { viewer } = view;
  if (!mayTrade(view)) return undefined;
  const draft = view.offers[viewer];
  const proposed = view.offersMade[viewer] ?? 0;
  const given = draft?.give[0];
  const deal = dealsOf(view, cards, gainOf)
    .slice(proposed)
    .find(({ to, give }) => (!draft || draft.to === to) && (given === undefined || heldNamed(cards, given) === give));
  if (!deal || draft?.state === 'open') return undefined;
  if (!draft) return m.offer(deal.to);
  if (draft.give.length === 0) return m.give(deal.give);
  return draft.get.length === 0 ? m.want(deal.get) : m.PROPOSE;
}

/**
 * R45  Deals between whoever served and anybody else that both sides may like, best first: what the other is known to hold and no guest in their open chairs asks for,
 * against a card that one of those guests does ask for.
 */
function dealsOf(view: WhiskeyView, cards: WhiskeyCards, gainOf: GainOf): Deal[] {
  const deals: Deal[] = [];
  view.known.forEach((known, to) => {
    if (to === view.viewer || (view.turn !== view.viewer && view.turn !== to)) return;
    const guests = openGuests(view, cards, to);
    const isWanted = (held: number): boolean => guests.some((guest) => asksFor(cards, guest, held));
    const theirs = [...new Set(known)].map((text) => heldNamed(cards, text)).filter((held) => !isWanted(held));
    const ours = [...new Set(view.hand)]
      .filter((text) => !known.includes(text))
      .map((text) => heldNamed(cards, text))
      .filter(isWanted);
    for (const get of theirs) {
      for (const give of ours) {
        if (m.isBottle(give) !== m.isBottle(get)) continue;
        const gain = gainOf(give, get, to);
        if (gain > WORTHWHILE) deals.push({ to, give, get, gain });
      }
    }
  });
  return deals.sort((one, other) => other.gain - one.gain);
}

/** Guests of a seat who wait to be served and whom everybody sees. */
function openGuests(view: WhiskeyView, { texts }: WhiskeyCards, seat: Seat): number[] {
  return (view.guests[seat] ?? []).flatMap((text, place) => {
    const guest = view.served[seat]?.[place] === null ? texts.guests.get(text) : undefined;
    return guest === undefined ? [] : [guest];
  });
}

function asksFor(cards: WhiskeyCards, guest: number, held: number): boolean {
  if (m.isBottle(held)) return cards.regionOf[m.bottleOf(held)] === cards.favoured[guest];
  return ((cards.glassOf[guest]! | cards.mixersOf[guest]!) & (1 << held)) !== 0;
}

/** The number of a card that can be held, by its name. */
export function heldNamed({ texts }: WhiskeyCards, text: string): number {
  return texts.resources.get(text) ?? m.heldBottle(texts.bottles.get(text)!);
}
