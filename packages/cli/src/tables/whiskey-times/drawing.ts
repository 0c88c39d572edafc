import { type Seat, SPECTATOR } from '@taproom/engine';
import type { GuestCard, WhiskeyCards, WhiskeyView } from '@taproom/games/whiskey-times';
import { cut, flow, pad, widthOf } from '../../paint.js';
import type { Context, Drawing } from '../drawing.js';

const REGIONS = [
  'Speyside',
  'Highlands',
  'Islay',
  'Lowlands',
  'Campbeltown',
  'Ireland',
  'Bourbon',
  'Tennessee',
  'Rye',
] as const;

/** What the player on turn is doing, from the phase of the view. */
const DOING: Readonly<Record<string, string>> = {
  draw: 'drawing',
  act: 'acting',
  limit: 'discarding down to 10',
  over: 'over',
  caught: 'caught: discarding down to 6',
  lose: 'losing cards',
  give: 'giving a card to the left',
  stack: 'stacking the market',
  blind: 'looking at a new guest',
  replace: 'asking a guest in',
  choose: 'choosing a bottle',
  trade: 'trading',
};

/** The markets, the other hosts, one's own guests with what they lack, then the hand. */
export const whiskeyTimesTable: Drawing<WhiskeyView> = {
  drawTable(view, context) {
    const table = new Table(view, context);
    return [
      table.heading(),
      ...table.markets(),
      ...table.others(),
      ...table.news(),
      ...table.ownGuests(),
      ...table.hand(),
    ].join('\n');
  },

  /** A bottle is poured or given away, an event played, and anything can be thrown away. */
  tries(card) {
    const places = [1, 2, 3, 4];
    if (!card.startsWith('bottle-')) return [`play ${card}`, `discard ${card}`];
    return [
      ...places.map((place) => `serve guest ${place} with ${card}`),
      ...places.map((place) => `gift guest ${place} ${card}`),
    ];
  },

  inkOf: (card) => (card.startsWith('bottle-') ? 'orange' : card.startsWith('flavour-') ? 'light-blue' : undefined),
};

class Table {
  private readonly cards: WhiskeyCards;
  private readonly held: ReadonlySet<string>;

  constructor(
    private readonly view: WhiskeyView,
    private readonly context: Context,
  ) {
    this.cards = context.setting.cards as WhiskeyCards;
    this.held = new Set(view.hand);
  }

  heading(): string {
    const { view } = this;
    const { paint, words } = this.context;
    const points = view.phase === 'draw' ? `, ${view.points} point${view.points === 1 ? '' : 's'} left` : '';
    const doing =
      view.phase === 'over' ? 'over' : `${this.nameOf(view.turn)}: ${DOING[view.phase] ?? view.phase}${points}`;
    const last = view.ending === 'not-yet' || view.phase === 'over' ? '' : ', last turns';
    const decks = `decks ${view.guestDeck}/${view.bottleDeck}/${view.resourceDeck}`;
    return this.fit(`${paint.bold(words.title.split(':')[0] ?? '')}  ${doing}${last}  ${paint.dim(decks)}`);
  }

  markets(): string[] {
    const { view, context } = this;
    const { paint } = context;
    const [first = '', ...more] = this.guestMarket();
    return [
      this.row('Guests', first),
      ...more.map((line) => this.row('', line)),
      this.row('Bottles', view.bottleMarket.map((text, slot) => `${slot + 1} ${this.onCounter(text)}`).join('  ')),
      this.row('Shelf', view.resourceMarket.map((text, slot) => `${slot + 1} ${this.onShelf(text, slot)}`).join('  ')),
    ].map((line) => this.fit(line.replace(/^(\w+)/, (label) => paint.bold(label))));
  }

  /** Whoever may ask a guest in sees what each would drink; otherwise two a line will do. */
  private guestMarket(): string[] {
    const { view, context } = this;
    const room = context.width - LABEL;
    if (this.isChoosing()) return view.guestMarket.map((text, slot) => `${slot + 1} ${this.recipe(text, room - 2)}`);
    const half = Math.floor(room / 2);
    return flow(
      view.guestMarket.map((text, slot) => pad(`${slot + 1} ${this.outside(text, half - 4)}`, half)),
      room,
      '',
    ).map((line) => line.trimEnd());
  }

  private isChoosing(): boolean {
    const { viewer, waiting, phase } = this.view;
    return waiting.includes(viewer) && (phase === 'act' || phase === 'replace');
  }

  /** A host a line; all in one where the guests of the market need the room, two a line where there are many. */
  others(): string[] {
    const { view, context } = this;
    const { width } = context;
    const seats = view.tokens.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
    if (this.isChoosing() || width < WIDE) {
      const hosts = seats.map((seat) => `${this.nameOf(seat)} ${view.handSizes[seat]} cards ${view.scores[seat]} pts`);
      return [this.fit(this.row('Hosts', hosts.join(' | ')))];
    }
    const lines = seats.map((seat) => this.host(seat));
    if (seats.length < 4) return lines.map((line) => this.fit(line));
    const half = Math.floor(width / 2);
    return flow(
      lines.map((line) => pad(cut(line, half - 1), half)),
      width,
      '',
    ).map((line) => line.trimEnd());
  }

  /** What needs an answer and is not in the row of guests. */
  news(): string[] {
    const { view } = this;
    const { paint } = this.context;
    const lines = [
      ...(view.struck === null ? [] : [`Red event: ${this.resourceName(view.struck)}. ${this.eventText(view.struck)}`]),
      ...(view.drawnGuest === null || view.drawnGuest === 'face-down'
        ? []
        : [`At the door: ${this.recipe(view.drawnGuest, this.context.width - 13)}`]),
      ...(view.looked.length === 0
        ? []
        : [`In the cellar: ${view.looked.map((text) => this.bottle(text)).join(', ')}`]),
      ...(view.placing.length === 0
        ? []
        : [`To be stacked: ${view.placing.map((text) => this.resourceName(text)).join(', ')}`]),
      ...view.offers.flatMap((offer, seat) =>
        offer === null
          ? []
          : [
              `${this.nameOf(seat)} to ${this.nameOf(offer.to)}: ${this.listed(offer.give)} for ${this.listed(offer.get)}`,
            ],
      ),
    ];
    return lines.map((line) => paint.ink('yellow', this.fit(line)));
  }

  ownGuests(): string[] {
    const { view } = this;
    if (view.viewer === SPECTATOR) return [];
    return (view.guests[view.viewer] ?? []).map((text, place) => {
      const drink = view.served[view.viewer]?.[place];
      const name = `${place + 1} ${text === 'empty' || text === 'face-down empty' ? 'an empty chair' : this.recipe(text, this.context.width - 4)}`;
      if (!drink) return this.fit(`  ${name}`);
      const tucked = view.tucked[view.viewer]?.[place] ?? [];
      const under = tucked.length === 0 ? '' : `, over ${this.listed(tucked)}`;
      return this.fit(`  ${place + 1} ${this.guest(text)?.name ?? text}: served, ${drink}${under}`);
    });
  }

  hand(): string[] {
    const { view, context } = this;
    const { paint, width } = context;
    if (view.viewer === SPECTATOR) return [];
    const counts = new Map<string, number>();
    for (const text of view.hand) counts.set(text, (counts.get(text) ?? 0) + 1);
    const parts = [...counts].map(([text, count]) => `${this.inHand(text)}${count > 1 ? ` x${count}` : ''}`);
    const label = `You ${view.handSizes[view.viewer]}, ${view.tokens[view.viewer]} tokens, ${view.scores[view.viewer]} points: `;
    const lines = flow([label.trimEnd(), ...parts], width - 2, '  ');
    return lines.map((line, i) => (i === 0 ? line.replace(label.trimEnd(), paint.bold(label.trimEnd())) : `  ${line}`));
  }

  private row(label: string, text: string): string {
    return pad(label, LABEL) + text;
  }

  private fit(line: string): string {
    return widthOf(line) > this.context.width ? cut(line, this.context.width) : line;
  }

  private nameOf(seat: Seat): string {
    return seat === this.view.viewer ? 'You' : (this.context.names[seat] ?? `Seat ${seat + 1}`);
  }

  private guest(text: string): GuestCard | undefined {
    const number = this.cards.texts.guests.get(text.replace(/^face-down /, ''));
    return number === undefined ? undefined : this.cards.guests[number];
  }

  /** A guest of the market in a few words. */
  private outside(text: string, room: number): string {
    const card = this.guest(text);
    if (!card) return text;
    const facts = `(${REGIONS[this.cards.bottles[card.bottle]?.region ?? 0]}, ${card.perfect}/${card.substitute})`;
    return `${cut(card.name, room - facts.length)} ${facts}`;
  }

  /** A guest with all they ask for; what the viewer holds has a + after it. The name gives way where there is no room. */
  private recipe(text: string, room: number): string {
    const card = this.guest(text);
    if (!card) return text;
    const { bottles, texts } = this.cards;
    const { region = 0, number = 0 } = bottles[card.bottle] ?? {};
    const has = (held: boolean): string => (held ? '+' : '');
    const things = [card.glass, ...card.ingredients].map((type) => {
      const thing = texts.resource[type] ?? '';
      return `${thing}${has(this.held.has(thing))}`;
    });
    const hidden = text.startsWith('face-down') ? ' (down)' : '';
    const whiskey = `no. ${number}${has(this.held.has(`bottle-${number}`))} ${REGIONS[region]}${has(this.holdsOf(region))}`;
    const rest = `${hidden}: ${whiskey}, ${things.join(' ')}, ${card.perfect}/${card.substitute}`;
    return `${cut(card.name, Math.max(SHORTEST_NAME, room - rest.length))}${rest}`;
  }

  private holdsOf(region: number): boolean {
    const { texts, regionOf } = this.cards;
    return this.view.hand.some((text) => {
      const bottle = texts.bottles.get(text);
      return bottle !== undefined && regionOf[bottle] === region;
    });
  }

  private onCounter(text: string): string {
    const number = this.cards.texts.bottles.get(text);
    const card = number === undefined ? undefined : this.cards.bottles[number];
    return card ? `${card.name} (${card.number}, ${REGIONS[card.region]})` : text;
  }

  private bottle(text: string): string {
    const number = this.cards.texts.bottles.get(text);
    const card = number === undefined ? undefined : this.cards.bottles[number];
    return card ? `${card.name} (no. ${card.number}) ${REGIONS[card.region]}` : text;
  }

  private onShelf(text: string, slot: number): string {
    const below = (this.view.stacks[slot]?.length ?? 1) - 1;
    return `${this.resourceName(text)}${below > 0 ? ` on ${below}` : ''}`;
  }

  private resourceName(text: string): string {
    return this.cards.resources.find(({ slug }) => slug === text)?.name ?? text;
  }

  private eventText(text: string): string {
    return this.cards.resources.find(({ slug }) => slug === text)?.text ?? '';
  }

  private inHand(text: string): string {
    const { paint } = this.context;
    if (text.startsWith('bottle-')) return paint.ink('orange', this.bottle(text));
    const card = this.cards.resources.find(({ slug }) => slug === text);
    if (!card) return text;
    const ink = card.kind === 'green' ? 'green' : card.kind === 'flavour' ? 'light-blue' : '';
    return paint.ink(ink, card.name);
  }

  private listed(texts: readonly string[]): string {
    return texts.map((text) => (text.startsWith('bottle-') ? this.bottle(text) : this.resourceName(text))).join(', ');
  }

  private host(seat: Seat): string {
    const { view } = this;
    const { paint } = this.context;
    const isOn = view.waiting.includes(seat);
    const guests = (view.guests[seat] ?? []).map((text, place) => {
      const drink = view.served[seat]?.[place];
      const name = text === 'face-down' ? '?' : (this.guest(text)?.name ?? '-');
      return drink ? `${name} (${drink})` : name;
    });
    const name = pad(this.nameOf(seat), 7);
    const cards = `${view.handSizes[seat]} cards ${view.scores[seat]} pts`;
    return `${isOn ? paint.ink('green', '>') : ' '} ${isOn ? paint.bold(name) : name} ${cards}: ${guests.join(', ')}`;
  }
}

/** In fewer columns the other hosts have one line together, so that the markets stay in sight. */
const WIDE = 80;
/** Width of the words in front of the markets. */
const LABEL = 9;
/** So much of a name must be left to know who it is. */
const SHORTEST_NAME = 8;
