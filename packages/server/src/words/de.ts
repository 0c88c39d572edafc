import { inGerman, problemIn } from '@taproom/protocol';
import type { Entry } from '../table/entry.js';
import type { Particulars } from '../table/refusal.js';
import type { ByeName, RefusalName } from './en.js';

/** Was das Haus sagt, auf Deutsch. */

export const REFUSALS: Readonly<Record<RefusalName, string>> = {
  'too-old':
    'Diese Seite spricht eine ältere Sprache als der Server: Lade sie neu, oder bring das Programm auf den neuesten Stand.',
  'too-new': 'Dieses Programm ist neuer als der Server: Bitte die Leute, die ihn betreiben, ihn zu aktualisieren.',
  'hello-first': 'Erst grüßen: welcher Tisch, und wer du bist.',
  'hello-once': 'Gegrüßt hast du schon; für einen anderen Tisch nimm eine andere Verbindung.',
  malformed: 'Diese Nachricht kennt der Server nicht.',
  'too-fast': 'Etwas langsamer: So viel kann niemand meinen.',
  'no-table': 'Diesen Tisch gibt es nicht, oder nicht mehr.',
  'no-such-game': 'Dieses Spiel gibt es hier nicht.',
  'old-rules': 'Dieser Tisch lässt sich mit den Regeln dieses Servers nicht öffnen.',
  'not-seated': 'Du schaust zu; das kann nur, wer am Tisch sitzt.',
  'seated-already': 'Du hast an diesem Tisch schon einen Platz.',
  'no-open-seat': 'Alle Plätze sind besetzt.',
  'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'seat-reserved': 'Dieser Platz ist für jemand anderen frei gehalten; nimm einen anderen.',
  'seat-taken': 'Dort sitzt schon jemand; nimm einen anderen Platz.',
  'name-taken': 'So heißt hier schon jemand; nimm einen anderen Namen.',
  'host-only': 'Das kann nur der Gastgeber.',
  'started-already': 'Das Spiel hat begonnen; das lässt sich nur vorher ändern.',
  'not-started': 'Das Spiel hat noch nicht begonnen.',
  'seats-open': 'Es sind noch Plätze frei: Setz Freunde oder Bots darauf, oder mach den Tisch kleiner.',
  'seats-too-few': 'Hier sitzen mehr Leute, als der Tisch dann Plätze hätte.',
  'setting-unfit': 'Diese Plätze und Hausregeln passen nicht zusammen.',
  'no-such-bot': 'So einen Bot gibt es für dieses Spiel nicht.',
  'not-a-bot-seat': 'Auf diesem Platz sitzt weder Bot noch Mensch.',
  'not-a-player': 'Dort sitzt niemand aus Fleisch und Blut.',
  'not-away': 'Wer dort sitzt, ist verbunden; ein Bot springt nur für Leute ein, die fort sind.',
  'not-stood-in': 'Du spielst deinen Platz schon selbst.',
  'bot-plays': 'Gerade spielt ein Bot für dich; sag erst, dass du wieder da bist.',
  stale: 'Am Tisch ging es inzwischen weiter; schau noch einmal hin und entscheide neu.',
  'not-a-move': 'Das ist kein Zug.',
  'game-over': 'Das Spiel ist aus.',
  'not-over': 'Das Spiel ist noch nicht aus.',
  'call-paused': 'Dein letzter Ruf war falsch; warte einen Moment bis zum nächsten.',
  'nothing-to-undo': 'Keiner deiner Züge lässt sich zurücknehmen: Seitdem wurde etwas Verdecktes gesehen.',
  'undo-asked': 'Es bittet schon jemand darum, einen Zug zurückzunehmen.',
  'no-undo': 'Darum bittet niemand, oder es ist schon entschieden.',
  'undo-yourself': 'Du hast darum gebeten; jetzt entscheiden die anderen.',
  muted: 'Der Gastgeber hat dich stummgeschaltet.',
  busy: 'An diesem Tisch ist zu viel los; versuch es gleich noch einmal.',
  paused: 'Gerade lassen sich Züge nicht aufschreiben; nichts ist verloren, versuch es bald noch einmal.',
  'not-written': 'Das ließ sich nicht aufschreiben, also ist es nicht geschehen; versuch es noch einmal.',
  'ticket-used': 'Dieser Link ist schon benutzt oder zu alt; hol auf dem anderen Gerät einen neuen.',
  'token-unknown': 'Dein Schlüssel passt zu keinem Platz an diesem Tisch, also schaust du zu.',
  'too-many-devices': 'Dieser Platz ist auf zu vielen Geräten offen; melde erst die anderen ab.',
  'not-found': 'Hier ist nichts.',
  'house-only': 'Das ist für die, die sich um das Haus kümmern, und nur von drinnen.',
  'page-from-elsewhere': 'Eine Seite von anderswo darf hier nicht an die Tische.',
  'too-many': 'Von dort, wo du bist, kommen zu viele Verbindungen.',
  'too-late': 'Das hat zu lange gebraucht, um anzukommen.',
  closing: 'Der Server wird neu gestartet; komm gleich wieder.',
  failed: 'Bei uns ist etwas schiefgegangen.',
  'too-big': 'Das ist mehr, als der Server auf einmal nimmt.',
  'stored-enough':
    'Für diese Adresse wurde heute so viel aufgeschrieben, dass nichts mehr dazukommt; komm morgen wieder.',
  'table-full': 'An diesem Tisch ist so viel geschehen, dass nichts mehr in sein Buch passt; eröffnet einen neuen.',
  'no-such-file': 'Eine Kartendatei dieses Namens hat das Spiel nicht.',
  'files-too-big': 'Diese Kartendateien sind zu groß.',
  'shown-out': 'Du bist hier am Tisch nicht mehr erwünscht: Die Gastgeber haben dich hinausgebeten.',
  dealing: 'Die Karten werden gerade gemischt; einen Moment.',
  'no-such-luck': 'Dieses Glück hat der Platz nicht versprochen, oder es kommt zu spät.',
  'rematch-exists': 'Eine Revanche gibt es schon.',
};

/** Dasselbe, wo es mehr zu sagen gibt. Was die Regeln beim Lesen melden, melden sie auf Englisch. */
export const PARTICULARS: { readonly [Name in keyof Particulars]: (about: Particulars[Name]) => string } = {
  'no-such-file': ({ file, files }) =>
    `Eine Kartendatei „${file}“ liest das Spiel nicht; es liest ${files.join(', ') || 'keine'}.`,
  'files-too-big': ({ bytes, most }) =>
    `Die Kartendateien haben zusammen ${bytes} Bytes; genommen werden bis zu ${most}.`,
  'not-a-move': ({ problem }) => `Das ist kein Zug (${inGerman(problem)}).`,
  malformed: ({ problem }) => inGerman(problem),
  'setting-unfit': ({ problems }) => problems.map((problem) => problemIn('de', problem)).join('; '),
  'no-such-bot': ({ level, levels }) =>
    `Einen Bot „${level}“ gibt es für dieses Spiel nicht, nur ${levels.join(', ')}.`,
  'no-such-game': ({ game }) => `Ein Spiel „${game}“ gibt es hier nicht.`,
};

export const BYES: Readonly<Record<ByeName, string>> = {
  restart: 'Der Server wird neu gestartet; der Tisch steht danach genau so da.',
  'too-fast': 'Du hast weit mehr geschickt, als irgendwer meinen kann.',
  'too-slow': 'Deine Verbindung kam nicht mit; komm wieder, dann bekommst du den ganzen Tisch auf einmal.',
  'late-hello': 'Niemand hat gegrüßt.',
  malformed: 'Zu viele Nachrichten ergaben keinen Sinn.',
  'old-rules': REFUSALS['old-rules'],
  'no-table': REFUSALS['no-table'],
  'too-old': REFUSALS['too-old'],
  'too-new': REFUSALS['too-new'],
  paused: 'Der Tisch lässt sich gerade nicht lesen; er ist in Sicherheit, komm bald wieder.',
};

export const PAUSED = 'Der Zapfhahn klemmt: Gerade lassen sich Züge nicht aufschreiben. Nichts ist verloren.';
export const DAMAGED =
  'Das Buch dieses Hauses ist beschädigt: Es lässt sich nichts aufschreiben, bis es jemand in Ordnung gebracht hat.';
export const RESUMED = 'Der Zapfhahn läuft wieder.';

/** Was am Tisch geschah, außer dem Spiel selbst. */
export function sayEntry(entry: Entry, names: readonly string[]): string | undefined {
  const name = (seat: number) => names[seat] ?? `Platz ${seat + 1}`;
  switch (entry.type) {
    case 'moved':
      return (
        entry.race &&
        `${name(entry.seat)} war zuerst da: ${entry.race.map(({ seat, behind }) => `${name(seat)} kam ${behind} ms später`).join(', ')}.`
      );
    case 'opened':
    case 'ticketed':
    case 'luck-promised':
    case 'luck-asked':
    case 'luck-opened':
    case 'token-added':
    case 'undo-agreed':
    case 'tokens-forgotten':
      return undefined;
    case 'configured':
      return 'Der Gastgeber hat etwas am Tisch geändert.';
    case 'sat':
      return `${entry.name} setzt sich.`;
    case 'stood':
      return entry.by === 'self'
        ? `${name(entry.seat)} steht auf.`
        : `Der Gastgeber hat den Platz von ${name(entry.seat)} frei gemacht.`;
    case 'renamed':
      return `${name(entry.seat)} heißt jetzt ${entry.name}.`;
    case 'bot':
      return `${entry.name}, ein Bot, setzt sich.`;
    case 'reserved':
      return entry.name === undefined ? undefined : `Ein Platz ist für ${entry.name} frei gehalten.`;
    case 'host-passed':
      return `Gastgeber ist jetzt ${name(entry.seat)}.`;
    case 'started':
      return 'Die Karten sind ausgeteilt.';
    case 'undo-asked':
      return `${name(entry.by)} möchte einen Zug zurücknehmen.`;
    case 'undo-declined':
      return `${name(entry.seat)} möchte lieber weiterspielen.`;
    case 'undone':
      return `${name(entry.by)} nimmt einen Zug zurück; alle waren einverstanden.`;
    case 'stood-in':
      return entry.why === 'clock'
        ? `Für ${name(entry.seat)} ist die Zeit um; ein Bot spielt weiter.`
        : `Für ${name(entry.seat)} spielt ein Bot.`;
    case 'back':
      return `${name(entry.seat)} ist wieder da.`;
    case 'muted':
      return entry.muted
        ? `Der Gastgeber hat ${name(entry.seat)} stummgeschaltet.`
        : `${name(entry.seat)} ist wieder zu hören.`;
    case 'rematched':
      return 'Es gibt eine Revanche.';
  }
}
