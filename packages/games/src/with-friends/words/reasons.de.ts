import { listed, type WhyGood } from '@taproom/engine';

type About = WhyGood['about'];

const liste = (texts: readonly string[]): string => listed(texts, ' und ');

function counts({ stand, may }: About, card: (text: string) => string): string {
  const sure = (stand as readonly string[]).map(card);
  const open = (may as readonly string[]).map(card);
  if (sure.length === 0 && open.length === 0) return 'in dieser Hand sollte nichts einen Stich machen';
  if (sure.length === 0)
    return `${liste(open)} ${open.length === 1 ? 'macht' : 'machen'} vielleicht einen Stich, sicher ist nichts`;
  return `${liste(sure)} ${sure.length === 1 ? 'sollte' : 'sollten'} halten${open.length > 0 ? `, ${liste(open)} vielleicht nicht` : ''}`;
}

/** Warum ein Gebot oder eine Karte gut ist. Jeder beendet einen Satz, der damit begann. */
const REASONS: Readonly<Record<string, (about: About, card: (text: string) => string) => string>> = {
  counts,
  takes: ({ need, left }) => `du brauchst noch ${need} von ${left}, und das sollte einer sein`,
  'takes-anyway': () => 'der Stich fehlt dann jemandem, der ihn vielleicht wollte',
  waits: ({ need, left }) => `du brauchst noch ${need} von ${left}, und es kommen bessere`,
  ducks: () => 'du willst keinen Stich mehr, und das sollte keiner werden',
  'sheds-danger': ({ card: text }, card) =>
    `${card(String(text))} könnte später einen Stich machen, den du nicht willst`,
  'keeps-trump': () => 'die Trümpfe warten auf einen Stich, der sich lohnt',
  'draws-trump': () => 'es zieht den anderen die Trümpfe aus der Hand, bevor deine halten müssen',
  likeliest: ({ need, left }) =>
    `du brauchst noch ${need} von ${left}, und von deinen Karten holt diese am ehesten einen`,
  unlikeliest: () => 'du willst keinen Stich mehr, und von deinen Karten holt diese am seltensten einen',
  'keeps-winner': ({ card: text }, card) => `${card(String(text))} bleibt für einen Stich, den sie machen sollte`,
  'keeps-loser': ({ card: text }, card) => `${card(String(text))} bleibt auf der Hand, um sich später zu ducken`,
};

export const reasonIn =
  (card: (text: string) => string) =>
  ({ name, about }: WhyGood): string | undefined =>
    REASONS[name]?.(about, card);
