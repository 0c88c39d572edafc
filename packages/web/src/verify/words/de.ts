import type { VerifyWords } from './en.js';

export const de: VerifyWords = {
  title: 'War die Mischung ehrlich?',
  explain:
    'Bevor die erste Karte ausgeteilt wurde, stand der Fingerabdruck unten fest. Nach dem Spiel ist der Startwert bekannt: Derselbe Startwert ergibt immer denselben Fingerabdruck und dieselben Karten. Also kann dazwischen niemand die Mischung geändert haben.',
  seed: 'Startwert',
  fingerprint: 'Fingerabdruck dieses Startwerts',
  given: 'Fingerabdruck, der vor dem Spiel gezeigt wurde',
  givenHint: 'Vom Tisch, von einem Foto oder von Freunden',
  matches: 'Sie stimmen überein. Die Mischung stand vor dem Spiel fest.',
  differs: 'Sie sind verschieden. Das ist nicht die angekündigte Mischung.',
  itself:
    'Bisher ist die Aufzeichnung nur mit sich selbst verglichen. Gib den Fingerabdruck ein, der dir am Tisch gezeigt wurde.',
  mixed: (names) =>
    names === ''
      ? 'Alle, die Glück versprochen hatten, kamen zu spät: Der Startwert folgt aus dem, was der Server versprochen hat.'
      : `Der Startwert ist gemischt aus dem, was der Server versprochen hat, und dem Glück von ${names}: Niemand kann die Karten ausgesucht haben.`,
  unopened: (names) => `Glück versprochen und nicht rechtzeitig gezeigt: ${names}.`,
  noLuck: 'Niemand hat eigenes Glück dazugegeben: Wer gegeben hat, hat den Startwert gewählt.',
  picked: 'Der Startwert ist nicht aus dem Glück in dieser Aufzeichnung gemischt. Jemand hat die Karten ausgesucht.',
  replays: (moves) => `Alle ${moves} Züge wurden aus diesem Startwert noch einmal gemacht, und jeder war erlaubt.`,
  cutOff: (moves) => `Die Aufzeichnung ist abgeschnitten: Nach ${moves} Zügen ist das Spiel nicht aus.`,
  fails: 'Die Züge folgen nicht aus diesem Startwert:',
};
