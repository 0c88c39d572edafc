import { inWholes, markAt, type ReviewWords, signed, signedPoints, type Told } from './words.js';

const isReader = (seat: number, told: Told): boolean => seat === told.seat && seat >= 0;
const nameOf = (seat: number, { names }: Told): string => names[seat] ?? `Platz ${seat + 1}`;
const who = (seat: number, told: Told): string => (isReader(seat, told) ? 'du' : nameOf(seat, told));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Readonly<Record<string, string>> = {
  'bid-too-high': 'zu hoch angesagt',
  'bid-too-low': 'zu niedrig angesagt',
  'bid-too-high-long-trumps': 'mit langem Trumpf zu hoch angesagt',
  'bid-too-low-long-trumps': 'mit langem Trumpf zu niedrig angesagt',
  'goes-out': 'letzte Karte nicht gespielt',
  calls: 'Ansagen vergessen',
  'hits-leader': 'den Führenden zu spät getroffen',
  hits: 'Treffer zu lange aufgehoben',
  'turns-away': 'dem Führenden den Zug gelassen',
  'keeps-wild': 'Joker zu früh ausgegeben',
  'avoids-break': 'Tough Breaks ohne Not genommen',
  'follows-up': 'Karten, auf die nichts mehr passte',
  declares: 'Farben gewünscht, die fehlten',
  sips: 'Karten genommen statt eines Schlucks',
  'passes-burden': 'Lasten nicht weitergereicht',
  sheds: 'Karten zu lange behalten',
  takes: 'nötige Stiche nicht genommen',
  'takes-anyway': 'Stiche denen gelassen, die sie wollten',
  waits: 'Stiche zu früh genommen',
  ducks: 'Stiche genommen, die keiner wollte',
  'sheds-danger': 'gefährliche Karten behalten',
  'keeps-trump': 'Trümpfe zu früh ausgegeben',
  'serves-perfect': 'perfekte Drinks nicht serviert',
  serves: 'Gäste zu spät bedient',
  'draws-blind': 'dem Stapel nicht getraut',
  'fetches-perfect': 'die richtige Flasche liegen gelassen',
  fetches: 'liegen gelassen, was ein Gast wollte',
  completes: 'liegen gelassen, was einen Drink fertig macht',
  'fetches-flavour': 'Aromen liegen gelassen',
  'fetches-event': 'grüne Ereignisse liegen gelassen',
  swaps: 'schwierige Gäste zu lange behalten',
  gifts: 'Geschenke nicht gemacht',
  'drops-unwanted': 'die falsche Karte abgelegt',
  'brings-end': 'das Ende zu lange hinausgezögert',
  'puts-off-end': 'das Ende zu früh eingeläutet',
  starves: 'dem fast Fertigen eine Karte gelassen',
  'passes-misfit': 'passende Karten weitergereicht',
  'passes-stiff': 'leichte Karten weitergereicht, sperrige behalten',
  'draws-trump': 'Trümpfe nicht rechtzeitig gezogen',
  likeliest: 'Stiche nicht mit der besten Karte versucht',
  unlikeliest: 'Stiche riskiert, die keiner wollte',
  'keeps-winner': 'Gewinner zu früh ausgegeben',
  'keeps-loser': 'niedrige Karten zu früh ausgegeben',
  saves: 'Karten zu früh ausgegeben',
};

const OF_MARK = { 'good-find': 'der gute Fund', slip: 'der Ausrutscher', mistake: 'der Fehler', howler: 'der Bock' };

export const de: ReviewWords = {
  marks: { 'good-find': 'Guter Fund', slip: 'Ausrutscher', mistake: 'Fehler', howler: 'Bock' },
  account(account, about, told, decisions = []) {
    const me = isReader(about, told);
    const whole = inWholes(account);
    const { seat, line, by, rest, before, dealt, drew, played, result } = whole;
    const named = markAt(whole, decisions);
    const what = line === undefined ? 'das Spiel' : named ? `${OF_MARK[named]} bei Zug ${line + 1}` : `Zug ${line + 1}`;
    const most = `${what} von ${nameOf(seat, told)} brachte ${me ? 'dir' : nameOf(about, told)} ${signedPoints(by)}`;
    const others = rest === 0 ? `und ${most}` : `${most}, und der Rest des Tisches ${signedPoints(rest)}`;
    const start = `${me ? 'Du hast' : `${nameOf(about, told)} hat`} beim Geben ${signedPoints(dealt)} bekommen, beim Ziehen ${signedPoints(drew)}, selbst ${signedPoints(played)} erspielt, ${others}.`;
    return `${start} Das macht ${result}, vor dem Geben waren es ${before}.`;
  },
  moment({ kind, seat, change, line }, move, told) {
    const gains = change.map((by, other) => ({ by, other })).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
    const said = gains
      .slice(0, 2)
      .map(({ by, other }) => `${who(other, told)} ${signed(by)}`)
      .join(', ');
    if (line < 0) return `Das Geben: ${said}.`;
    const moved = `Zug ${line + 1}, ${capital(who(seat, told))}: ${move}`;
    return kind === 'luck'
      ? `${moved}. Was daraus wurde, war Glück: ${said}.`
      : `${moved}. Diese Entscheidung: ${said}.`;
  },
  decision({ mark, best, played, because, promised, loss, off, points }) {
    const why = because.length > 0 ? `: ${because.join(', und ')}` : '';
    if (mark === 'good-find') return `Guter Fund: ${played}${why}. Das versprach ${promised.toFixed(0)} von hundert.`;
    const number = (value: number): string => value.toFixed(1).replace('.', ',');
    const inPoints = points ? `, oder ${number(points.loss)} ± ${number(points.off)} Punkte` : '';
    return `${de.marks[mark]}: ${played}. Der Wirt hätte gespielt: ${best}${why}. Das versprach ${promised.toFixed(0)} von hundert; der gespielte Zug kostete davon ${number(loss)} ± ${number(off)}${inPoints}.`;
  },
  kind: (name) => KINDS[name] ?? 'andere Ausrutscher',
};
