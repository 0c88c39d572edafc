import type { WhyGood } from '@taproom/engine';

type About = WhyGood['about'];

const points = ({ points: n }: About): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/** Why a move is a good one. Each ends a sentence that began with the move. */
const REASONS: Readonly<Record<string, (about: About, guest: string) => string>> = {
  'serves-perfect': (about, guest) => `a perfect drink for ${guest}, ${points(about)} at once`,
  serves: (about, guest) => `${guest} is served, ${points(about)} at once`,
  'draws-blind': () => 'what may turn up is worth more than what lies there',
  'fetches-perfect': (_, guest) => `it is the very bottle ${guest} asks for`,
  fetches: (_, guest) => `${guest} asks for it`,
  completes: (_, guest) => `with it ${guest} can be served`,
  'fetches-flavour': () => 'a flavour under a drink pays, and the next one pays more',
  'fetches-event': () => 'you can play it this very turn, or keep it until you need it',
  swaps: (_, guest) => `${guest} is harder to please than whoever comes instead`,
  gifts: (about) => `${points(about)} for a bottle that you can spare`,
  'drops-unwanted': () => 'none of your guests asks for it',
  'brings-end': () => 'it brings the end near, and that suits you better than them',
  'puts-off-end': () => 'your last guest can wait: one more round is worth more to you than the end',
  saves: () => 'what you hold is worth more in the hand for now',
};

export const reasonIn =
  (card: (text: string) => string) =>
  ({ name, about }: WhyGood): string | undefined =>
    REASONS[name]?.(about, card(String(about.guest ?? '')));
