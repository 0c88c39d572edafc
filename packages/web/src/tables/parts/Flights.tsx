import { animate } from 'motion/mini';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { held } from '../../play/held.js';
import type { News } from '../props.js';
import { placeIn } from './place.js';

/** A card that travels from one spot of the table to another. Spots are elements with `data-place`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The card in notation, or `back`. */
  readonly card: string;
  readonly sideways?: boolean;
}

const SECONDS = 0.34;
const STAGGER = 0.09;
/** However much happens at once, nobody waits longer than this for the last card to leave. */
const LONGEST_WAIT = 0.9;

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly news: News;
  readonly flightsOf: (events: News['events']) => readonly Flight[];
  readonly draw: (card: string) => ReactNode;
  /** Nothing may move. */
  readonly still: boolean;
}

interface Airborne extends Flight {
  readonly id: string;
  readonly delay: number;
}

/** Lets the cards of each piece of news fly, once. Purely for show: the table is drawn from the view alone. */
export function Flights({ root, news, flightsOf, draw, still }: Props) {
  // A table that opens with news, such as a deal, shows it; after a reconnect there is none.
  const seen = useRef(news.events.length === 0 ? news.id : undefined);
  const [flights, setFlights] = useState<readonly Airborne[]>([]);
  useLayoutEffect(() => {
    if (seen.current === news.id) return;
    seen.current = news.id;
    if (still || document.hidden) return;
    const found = flightsOf(news.events);
    const stagger = Math.min(STAGGER, LONGEST_WAIT / Math.max(1, found.length));
    setFlights((before) => [
      ...before,
      ...found.map((flight, i) => ({ ...flight, id: `${news.id}-${i}`, delay: i * stagger })),
    ]);
  }, [news, flightsOf, still]);
  const flying = flights.length > 0;
  // Whoever is next waits until everybody has seen what the last one did.
  useEffect(() => {
    held.setState({ flying });
    return () => held.setState({ flying: false });
  }, [flying]);
  const landed = (id: string) => setFlights((before) => before.filter((flight) => flight.id !== id));
  if (still) return null;
  return flights.map((flight) => (
    <Traveller key={flight.id} root={root} flight={flight} onLanded={landed}>
      {draw(flight.card)}
    </Traveller>
  ));
}

interface TravellerProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly flight: Airborne;
  readonly onLanded: (id: string) => void;
  readonly children: ReactNode;
}

function Traveller({ root, flight, onLanded, children }: TravellerProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it takes off once.
  useLayoutEffect(() => {
    const [table, card] = [root.current, ref.current];
    const [from, to] = [table && placeIn(table, flight.from), table && placeIn(table, flight.to)];
    const done = () => onLanded(flight.id);
    if (!table || !card || !from || !to) return done();
    const width = Math.max(36, Math.min(to.clientWidth || 60, 110));
    card.style.width = `${width}px`;
    const transform = [
      `${place(from, table, width)} rotate(-8deg) scale(.75)`,
      `${place(to, table, width)} rotate(${flight.sideways ? 90 : 0}deg) scale(1)`,
    ];
    const flown = animate(
      card,
      { transform, opacity: [0, 1, 1] },
      { duration: SECONDS, delay: flight.delay, ease: [0.2, 0.8, 0.3, 1] },
    );
    flown.then(done, done);
    return () => flown.cancel();
  }, []);
  return (
    <div ref={ref} className="flight" aria-hidden="true">
      {children}
    </div>
  );
}

/** Where a card of this width lies when it is in the middle of a spot. */
function place(spot: HTMLElement, table: HTMLElement, width: number): string {
  const [box, frame] = [spot.getBoundingClientRect(), table.getBoundingClientRect()];
  const x = box.left + box.width / 2 - frame.left - width / 2;
  const y = box.top + box.height / 2 - frame.top - width * 0.7;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
