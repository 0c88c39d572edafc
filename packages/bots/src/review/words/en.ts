import { inWholes, markAt, type ReviewWords, signed, signedPoints, type Told } from './words.js';

const isReader = (seat: number, told: Told): boolean => seat === told.seat && seat >= 0;
const nameOf = (seat: number, { names }: Told): string => names[seat] ?? `Seat ${seat + 1}`;
const who = (seat: number, told: Told): string => (isReader(seat, told) ? 'you' : nameOf(seat, told));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Readonly<Record<string, string>> = {
  'bid-too-high': 'bids too high',
  'bid-too-low': 'bids too low',
  'bid-too-high-long-trumps': 'bids too high with long trumps',
  'bid-too-low-long-trumps': 'bids too low with long trumps',
  'goes-out': 'last cards not played',
  calls: 'calls forgotten',
  'hits-leader': 'leaders not hit in time',
  hits: 'hits saved for too long',
  'turns-away': 'turns not taken from a leader',
  'keeps-wild': 'wilds spent too early',
  'avoids-break': 'Tough Breaks taken without need',
  'follows-up': 'cards that left nothing to follow',
  declares: 'suits named that were not held',
  sips: 'cards taken where a sip would do',
  'passes-burden': 'burdens not passed on',
  sheds: 'cards kept for too long',
  takes: 'tricks not taken that were needed',
  'takes-anyway': 'tricks left to those who wanted them',
  waits: 'tricks taken too early',
  ducks: 'tricks taken that nobody wanted',
  'sheds-danger': 'dangerous cards kept',
  'keeps-trump': 'trumps spent too early',
  'serves-perfect': 'perfect drinks not served',
  serves: 'guests served too late',
  'draws-blind': 'decks not trusted',
  'fetches-perfect': 'the right bottle left lying',
  fetches: 'what a guest asks for left lying',
  completes: 'a card that completed a drink left lying',
  'fetches-flavour': 'flavours left lying',
  'fetches-event': 'green events left lying',
  swaps: 'hard guests kept too long',
  gifts: 'gifts not given',
  'drops-unwanted': 'the wrong card dropped',
  'brings-end': 'the end put off too long',
  'puts-off-end': 'the end brought on too soon',
  saves: 'cards spent too early',
  starves: 'a card left for whoever was nearly out',
  'passes-misfit': 'cards passed on that fitted',
  'passes-stiff': 'easy cards passed on, stiff ones kept',
  'draws-trump': 'trumps not drawn in time',
  likeliest: 'tricks not tried for with the best card',
  unlikeliest: 'tricks risked that nobody wanted',
  'keeps-winner': 'winners spent too early',
  'keeps-loser': 'low cards spent too early',
};

export const en: ReviewWords = {
  marks: { 'good-find': 'Good find', slip: 'Slip', mistake: 'Mistake', howler: 'Howler' },
  account(account, about, told, decisions = []) {
    const me = isReader(about, told);
    const whole = inWholes(account);
    const { seat, line, by, rest, before, dealt, drew, played, result } = whole;
    const named = markAt(whole, decisions);
    const what =
      line === undefined ? 'play' : named ? `${en.marks[named].toLowerCase()} at move ${line + 1}` : `move ${line + 1}`;
    const most = `${nameOf(seat, told)}'s ${what} brought ${me ? 'you' : 'them'} ${signedPoints(by)}`;
    const others = rest === 0 ? `and ${most}` : `${most}, and the rest of the table ${signedPoints(rest)}`;
    const start = `${capital(who(about, told))} ${me ? 'were' : 'was'} dealt ${signedPoints(dealt)}, drew ${signedPoints(drew)}, played ${signedPoints(played)}, ${others}.`;
    return `${start} That makes ${result} out of ${before} before the deal.`;
  },
  moment({ kind, seat, change, line }, move, told) {
    const gains = change.map((by, other) => ({ by, other })).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const said = gains
      .slice(0, 2)
      .map(({ by, other }) => `${who(other, told)} ${signed(by)}`)
      .join(', ');
    if (line < 0) return `The deal: ${said}.`;
    const moved = `Move ${line + 1}, ${capital(who(seat, told))}: ${move}`;
    return kind === 'luck' ? `${moved}. What came of it was luck: ${said}.` : `${moved}. That decision: ${said}.`;
  },
  decision({ mark, best, played, because, promised, loss, off, points }) {
    const why = because.length > 0 ? `, because ${because.join(', and ')}` : '';
    if (mark === 'good-find') return `Good find: ${played}${why}. It promised ${promised.toFixed(0)} in a hundred.`;
    const inPoints = points ? `, or ${points.loss.toFixed(1)} ± ${points.off.toFixed(1)} points` : '';
    return `${en.marks[mark]}: ${played}. The Landlord would have played: ${best}${why}. That promised ${promised.toFixed(0)} in a hundred; the move made cost ${loss.toFixed(1)} ± ${off.toFixed(1)} of them${inPoints}.`;
  },
  kind: (name) => KINDS[name] ?? 'other slips',
};
