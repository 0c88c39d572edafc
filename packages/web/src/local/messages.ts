import type { AnyEvent, AnyView, GameRecord, Outcome, Seat } from '@taproom/engine';
import type { Ask, Lesson, LessonCursor, Say, Text } from '@taproom/engine/lesson';
import type { LocalPlayer } from '../device/games.js';
import type { Refused } from '../play/session.js';
import type { Pace } from '../settings/settings.js';

/** From the page to the worker that holds the table. */
export type ToWorker =
  | {
      readonly type: 'open';
      readonly record: GameRecord;
      readonly players: readonly LocalPlayer[];
      readonly pace: Pace;
    }
  /** Somebody looks at the device: from now on their view is sent. SPECTATOR draws the curtain. */
  | { readonly type: 'look'; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly line: string }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** The last move of this seat was a slip. */
  | { readonly type: 'take-back'; readonly seat: Seat }
  /** A lesson instead of a game; where it was left, if it was. */
  | {
      readonly type: 'learn';
      readonly game: string;
      readonly lesson: Lesson;
      readonly cursor?: LessonCursor;
      readonly pace: Pace;
    }
  /** What the lesson said has been read. */
  | { readonly type: 'go-on' }
  /** Cards are in the air, or somebody reads: bots wait until it is over. */
  | { readonly type: 'hold'; readonly held: boolean };

/** From the worker to the page. Never more than the one who looks may see, until the game is over. */
export type FromWorker =
  | { readonly type: 'opened'; readonly fingerprint: string }
  | ({ readonly type: 'seen' } & Seen)
  | { readonly type: 'moved'; readonly line: string; readonly outcome?: Outcome }
  /** The game is where it was after so many moves. */
  | { readonly type: 'taken-back'; readonly moves: number }
  | ({ readonly type: 'refused' } & Refused)
  | { readonly type: 'failed'; readonly reason: string }
  | ({ readonly type: 'lesson' } & LessonNow);

/** Where a lesson is, and what it says. */
export interface LessonNow {
  readonly cursor: LessonCursor;
  readonly progress: { readonly done: number; readonly of: number };
  /** `watching` while somebody else moves. */
  readonly step: Say | Ask | 'watching' | 'done';
  /** What would be right, for whoever asks the Landlord. */
  readonly wanted?: readonly string[];
  /** What is to be said about the learner's last move, if it was not the one. */
  readonly wrong?: Text;
}

/** The table as the one who looks sees it. */
export interface Seen {
  readonly seat: Seat;
  readonly view: AnyView;
  readonly moves: readonly string[];
  /** What is new since the last message to this seat; all of it after a `look`. */
  readonly events: readonly AnyEvent[];
  /** Whether `events` is the whole story, told anew. */
  readonly fresh: boolean;
  /** How many events of the story this seat had seen before; what follows happened in its absence. */
  readonly known: number;
  /** The last move of this seat can be taken back. */
  readonly undoable?: boolean;
  readonly outcome?: Outcome;
}
