import { ATTRIBUTES, type Edition, KIND_NAMES, type KindName, type KindRule } from './edition.js';

/** One thing in which two editions differ, said for each. */
export interface Difference {
  readonly name: string;
  /** The rule of both RULES.md that it is about. */
  readonly rule: string;
  readonly says: readonly [string, string];
}

/** Everything in which two editions differ, read from the same values that the rules read. */
export function differencesBetween(a: Edition, b: Edition): Difference[] {
  const rows: Difference[] = [];
  const row = (rule: string, name: string, say: (edition: Edition) => string) => {
    const says = [say(a), say(b)] as const;
    if (says[0] !== says[1]) rows.push({ name, rule, says });
  };
  row('R1', 'Suits', ({ suits }) => suits.join(', '));
  row('R1', 'Shapes', ({ shapes }) => shapes.join(', '));
  row('R1', 'Colours', ({ colours }) => colours.join(', '));
  row('R9', 'A drawn card', ({ drawnCard }) => DRAWN_CARD[drawnCard]);
  for (const kind of KIND_NAMES) {
    const known = (say: (rule: KindRule) => string) => (edition: Edition) => {
      const rule = edition.kinds[kind];
      return rule ? say(rule) : 'not in this edition';
    };
    const both = a.kinds[kind] !== undefined && b.kinds[kind] !== undefined;
    if (!both)
      row(
        ONLY_IN_ONE[kind]?.rule ?? 'R1',
        titleOf(kind),
        known(() => ONLY_IN_ONE[kind]?.says ?? 'in this edition'),
      );
    else {
      row('R1', `${titleOf(kind)} shows`, known(shownBy));
      row('R7', `${titleOf(kind)} goes on`, known(placeFor));
      row(
        'R8',
        `${titleOf(kind)} declares`,
        known(({ declares }) => DECLARES[declares ?? 'nothing']),
      );
      row(
        'R27',
        `${titleOf(kind)} lies`,
        known(({ lies }) => lies.replaceAll('-', ' ')),
      );
      row(
        'R31',
        `${titleOf(kind)} as the last card`,
        known(({ neverLast }) => (neverLast ? 'not allowed' : 'allowed')),
      );
    }
  }
  row('R27', 'A new sidestep', ({ newSidestep }) => NEW_SIDESTEP[newSidestep]);
  row('R28', 'My Shout without the call', ({ shoutNotCalled }) => SHOUT_NOT_CALLED[shoutNotCalled]);
  row('R19 (CT-10, LC-3)', 'After Cheers', ({ kinds }) => afterCheers(kinds.cheers));
  return rows.sort((one, other) => sizeOf(one.name) - sizeOf(other.name));
}

/** What changes a game most comes first: what may be played, then what a turn is, then what a card does, then what it is called. */
const BIGGEST_FIRST = [
  'After Cheers',
  'Chaser',
  'A drawn card',
  'About Face goes on',
  'About Face lies',
  'Cheers goes on',
  'Trigger Troubles',
  'Tell Me Your Woes',
  'My Shout without the call',
  'Switch It Up goes on',
  'Pass the Bottle as the last card',
  'A new sidestep',
];
const sizeOf = (name: string): number =>
  BIGGEST_FIRST.includes(name) ? BIGGEST_FIRST.indexOf(name) : BIGGEST_FIRST.length;

/** A Cheers that shows nothing but its colour leaves nothing else to match. */
function afterCheers(cheers: KindRule | undefined): string {
  if (!cheers) return 'not in this edition';
  return cheers.shows.includes('suit')
    ? 'no limit: its suit and its colour are matched as on any card'
    : `only ${cheers.colour} cards, wilds and sidesteps can be played, until a card lands on the pile`;
}

/** The differences side by side, as a table in Markdown. */
export function formatDifferences(titles: readonly [string, string], rows: readonly Difference[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map(({ name, rule, says }) => line([name, rule, ...says]));
  return [line(['', 'rule', ...titles]), line(['---', '---', '---', '---']), ...body].join('\n');
}

const DRAWN_CARD = {
  'ends-the-turn': 'ends the turn, whatever it is',
  'may-be-played': 'may be played at once if it can be, or kept',
};
const NEW_SIDESTEP = {
  'joins-the-others': 'lies beside the pile with those before it',
  'replaces-the-last': 'replaces the one that lies there, which goes to the discards',
};
const SHOUT_NOT_CALLED = {
  'spares-the-others': 'its player draws three, and nobody else draws',
  'spares-nobody': 'its player draws three, and the others draw one all the same',
};
const DECLARES = { nothing: 'nothing', 'any-suit': 'any suit', 'another-suit': 'a suit that is not its own' };

/** What a kind does that only one edition has. */
const ONLY_IN_ONE: Readonly<Partial<Record<KindName, { readonly rule: string; readonly says: string }>>> = {
  chaser: { rule: 'R21', says: 'flips a suit that everyone in turn must play, until somebody has to draw three' },
  'tell-me-your-woes': {
    rule: 'R30',
    says: 'a sidestep: calls in Tough Breaks, then flips until a card shows a suit; that card does nothing',
  },
  'trigger-troubles': {
    rule: 'R30',
    says: 'a sidestep: calls in Tough Breaks, then flips one card that acts as if its player had played it',
  },
};

const titleOf = (kind: KindName): string =>
  kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace('Lets', "Let's")
    .replace(' The ', ' the ');

function shownBy({ shows, colour }: KindRule): string {
  if (shows.length === 0) return 'nothing';
  return ATTRIBUTES.filter((attribute) => shows.includes(attribute))
    .map((attribute) => (attribute === 'colour' && colour !== undefined ? `the colour ${colour}` : attribute))
    .join(', ');
}

function placeFor({ goesOn, goesOnItself }: KindRule): string {
  if (goesOn === 'anything') return 'anything';
  const same = `the same ${goesOn.join(' or ')}`;
  return goesOnItself ? `${same}, or its own kind` : same;
}
