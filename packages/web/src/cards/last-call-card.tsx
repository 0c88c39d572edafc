import { memo } from 'react';
import { type Colour, INKS, isColour } from './colours.js';
import { EventDrawing, type EventName, isEvent } from './drawings.js';
import { Glass, type GlassName, isGlass } from './glasses.js';
import { inkOf } from './ink.js';
import { linesOf } from './lettering.js';
import { isShape, Shape, type ShapeName } from './shapes.js';
import { GOLD, INK, KRAFT, PAPER, PAPER_DIM, POURED } from './stock.js';
import { type CardLook, Coaster, FIELD, Field, Poster, Rays, Ribbon, SpineWord, Stock } from './stock-card.js';
import { useCardWords } from './words/index.js';

/** What is printed on a card of either Last Call edition. */
interface LastCallFace {
  readonly event?: EventName | undefined;
  readonly suit?: GlassName | undefined;
  readonly colour?: Colour | undefined;
  readonly shape?: ShapeName | undefined;
}

/** `wine/red/star`, `take-that/wine`, `take-that/wine/navy`, `cheers`: the words say themselves what they are. */
export function lastCallFace(card: string): LastCallFace {
  const words = card.split('/');
  // A plain Cheers and a plain Chaser are printed in their colour without saying so.
  const printed: Colour | undefined = card === 'cheers' ? 'red' : card === 'chaser' ? 'yellow' : undefined;
  return {
    event: words.find(isEvent),
    suit: words.find(isGlass),
    colour: words.find(isColour) ?? printed,
    shape: words.find(isShape),
  };
}

const PLATE = { y: 90, width: 46, height: 35, tallest: 17 } as const;

const WILD: readonly EventName[] = ['lets-get-wild', 'pass-the-bottle', 'tough-break'];

/** Set like posters, so the breaks are chosen by hand. */
const TITLES: Readonly<Record<EventName, readonly string[]>> = {
  'take-that': ['TAKE', 'THAT'],
  'about-face': ['ABOUT', 'FACE'],
  'switch-it-up': ['SWITCH', 'IT UP'],
  cheers: ['CHEERS'],
  chaser: ['CHASER'],
  'lets-get-wild': ['LET’S', 'GET WILD'],
  'pass-the-bottle': ['PASS THE', 'BOTTLE'],
  'tough-break': ['TOUGH', 'BREAK'],
  'my-shout': ['MY', 'SHOUT'],
  'tell-me-your-woes': ['TELL ME', 'YOUR WOES'],
  'trigger-troubles': ['TRIGGER', 'TROUBLES'],
};

export const LastCallCard = memo(function LastCallCard({ card, ...rest }: { readonly card: string } & CardLook) {
  const words = useCardWords();
  const face = lastCallFace(card);
  const look = { ...rest, face: card, title: rest.title ?? words.own?.(card) };
  return face.event ? <EventCard {...face} event={face.event} look={look} /> : <StandardCard {...face} look={look} />;
});

function StandardCard({ suit, colour, shape, look }: LastCallFace & { readonly look: CardLook }) {
  const words = useCardWords();
  const fill = colour ? inkOf(colour) : KRAFT;
  return (
    <Stock {...look}>
      <Field fill={fill} line={PAPER} />
      {suit && <Glass name={suit} x={4.5} y={6} size={24} drink={drinkIn(colour, suit)} icon />}
      {shape && <Shape name={shape} x={5.5} y={36} size={22} />}
      {colour && <rect x="5.5" y="61" width="22" height="10" rx="3" fill={fill} stroke={INK} strokeWidth="1.2" />}
      {colour && <SpineWord word={words.colour(colour)} />}
      <Coaster cx={FIELD.middle} cy={47} r={27} />
      {suit && <Glass name={suit} x={FIELD.middle - 19} y={27} size={38} drink={drinkIn(colour, suit)} />}
      <Coaster cx={FIELD.middle} cy={104} r={21} />
      {shape && <Shape name={shape} x={FIELD.middle - 14} y={90} size={28} />}
      <Ribbon title={look.title} />
    </Stock>
  );
}

/** On a coloured card the drink has the colour of the card: no second colour to mistake for the first. */
const drinkIn = (colour: Colour | undefined, suit: GlassName): string =>
  colour ? INKS[colour].ground : (POURED[suit] as string);

function EventCard({ event, suit, colour, look }: LastCallFace & { event: EventName; look: CardLook }) {
  const words = useCardWords();
  const wild = WILD.includes(event);
  const ground = colour ? inkOf(colour) : wild ? INK : KRAFT;
  const rays = colour ? PAPER : wild ? GOLD : PAPER_DIM;
  return (
    <Stock {...look}>
      <Field fill={ground} line={PAPER} />
      <Rays cx={FIELD.middle} cy={50} fill={rays} opacity={colour ? 0.16 : wild ? 0.5 : 0.7} />
      <EventDrawing name={event} x={4} y={7} size={25} />
      {suit ? (
        <Glass name={suit} x={4.5} y={37} size={24} drink={drinkIn(colour, suit)} icon />
      ) : (
        <NoSuit wild={wild} colour={colour} />
      )}
      <SpineWord word={colour ? words.colour(colour) : wild ? words.wild : suit ? words.suit(suit) : words.sidestep} />
      <Coaster cx={FIELD.middle} cy={47} r={27} />
      <EventDrawing name={event} x={FIELD.middle - 20} y={27} size={40} />
      {suit && (
        <>
          <circle cx={84} cy={24} r="12" fill={PAPER} stroke={INK} strokeWidth="1.4" />
          <Glass name={suit} x={75} y={15} size={18} drink={drinkIn(colour, suit)} icon />
        </>
      )}
      <rect
        x={FIELD.x + 4.5}
        y="88"
        width={FIELD.width - 9}
        height="40"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.4"
      />
      <Poster
        lines={look.title ? linesOf(look.title.toUpperCase(), 9) : TITLES[event]}
        x={FIELD.middle}
        plate={PLATE}
      />
    </Stock>
  );
}

/** In the place of the suit: the colour it asks for, any of the five glasses, or a card lying beside the pile. */
function NoSuit({ wild, colour }: { readonly wild: boolean; readonly colour: Colour | undefined }) {
  if (colour) return <circle cx="16.5" cy="49" r="11" fill={inkOf(colour)} stroke={INK} strokeWidth="2" />;
  if (!wild) {
    return (
      <g fill="none" stroke={INK} strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
        <rect x="6" y="42" width="21" height="14" rx="2" />
        <path d="M11 49H21M17.5 45.500L21 49L17.5 52.5" />
      </g>
    );
  }
  return (
    <g fill={INK}>
      {[0, 1, 2, 3, 4].map((i) => {
        const turn = (i * 2 * Math.PI) / 5 - Math.PI / 2;
        return (
          <circle
            key={i}
            cx={16.5 + 8 * Math.cos(turn)}
            cy={49 + 8 * Math.sin(turn)}
            r="3.6"
            fill={i % 2 ? GOLD : INK}
            stroke={INK}
          />
        );
      })}
    </g>
  );
}
