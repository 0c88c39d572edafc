import type { AnyEvent, Seat } from '@taproom/engine';
import type { Language, Told } from '@taproom/protocol';
import type { Downtime } from './downtime.js';
import type { Entry, Written } from './entry.js';
import type { TableState } from './state.js';
import { inPlay, lobbyOf, movesFor, sentences, undoOf } from './tell.js';
import type { ViewChange } from './view-changes.js';

type Message = Told<'news'>;
/** What differs from seat to seat. The rest of a message is the same for all. */
type Own = 'events' | 'said' | 'view' | 'changed' | 'added' | 'moves';

/** Who is told, and how they want it. */
interface Wishes {
  readonly seat: Seat;
  readonly words?: Language | undefined;
  readonly delta?: boolean | undefined;
}

/** Entries after which the game itself looks different. */
const changesGame = (entry: Entry): boolean =>
  entry.type === 'moved' || entry.type === 'started' || entry.type === 'undone';
const ABOUT_UNDO: ReadonlySet<Entry['type']> = new Set(['undo-asked', 'undo-agreed', 'undo-declined', 'undone']);
const touchesUndo = ({ type }: Entry): boolean => ABOUT_UNDO.has(type);

/**
 * The news of one version as text, for every viewer. It is on the way of every move and to each seat it is another
 * text, so what is the same for all is looked up and written out once, and only the rest for each.
 */
export class News {
  private readonly shared: string;
  private readonly bringsView: boolean;
  private readonly eventTexts = new Map<AnyEvent, string>();
  /** There are as many as seats and spectators' wishes: few enough to look through. */
  private readonly texts: (Wishes & { readonly text: string })[] = [];

  constructor(
    private readonly state: TableState,
    private readonly written: Written,
    private readonly events: readonly AnyEvent[],
    /** The names before the entry: who got up has none after it. */
    private readonly before: readonly string[],
    private readonly change: ViewChange | undefined,
    downtimes: readonly Downtime[],
  ) {
    const { entry, at } = written;
    const touchesPlay = changesGame(entry) || entry.type === 'stood-in' || entry.type === 'back';
    this.bringsView = touchesPlay && change !== undefined;
    const shared = { ...sharedOf(state, written), ...(this.bringsView && inPlay(state, at, downtimes)) };
    this.shared = JSON.stringify(shared satisfies Omit<Message, Own>);
  }

  /** Everyone with the same seat who asked for the same gets the same text. */
  for({ seat, words, delta }: Wishes): string {
    for (const known of this.texts)
      if (known.seat === seat && known.words === words && known.delta === delta) return known.text;
    const text = this.textFor(seat, words, delta ? 'changes' : 'whole');
    this.texts.push({ seat, words, delta, text });
    return text;
  }

  private textFor(seat: Seat, words: Language | undefined, form: 'whole' | 'changes'): string {
    let text = this.shared.slice(0, -1);
    if (changesGame(this.written.entry)) text += `,"events":${this.eventsFor(seat)}`;
    if (words) text += `,"said":${JSON.stringify(this.saidTo(seat, words))}`;
    if (this.bringsView && this.change) {
      text += form === 'changes' ? this.change.changesFor(seat) : `,"view":${this.change.now.whole(seat)}`;
      text += `,"moves":${JSON.stringify(movesFor(this.state, seat))}`;
    }
    return `${text}}`;
  }

  private eventsFor(seat: Seat): string {
    const texts: string[] = [];
    for (const event of this.events) {
      const shown = this.state.game.show(event, seat);
      if (shown === event) texts.push(this.publicText(event));
      else if (shown) texts.push(JSON.stringify(shown));
    }
    return `[${texts.join()}]`;
  }

  private publicText(event: AnyEvent): string {
    const known = this.eventTexts.get(event);
    if (known !== undefined) return known;
    const text = JSON.stringify(event);
    this.eventTexts.set(event, text);
    return text;
  }

  private saidTo(seat: Seat, language: Language): string[] {
    const shown = this.events.flatMap((event) => this.state.game.show(event, seat) ?? []);
    return sentences(this.state, this.written.entry, shown, seat, this.before, language);
  }
}

/** Built up field by field, like everything that leaves the server. */
function sharedOf(state: TableState, { version, at, entry }: Written): Omit<Message, Own> {
  const { play } = state;
  return {
    type: 'news',
    version,
    what: entry.type,
    at,
    ...('seat' in entry && { seat: entry.seat }),
    ...('by' in entry && typeof entry.by === 'number' && { seat: entry.by }),
    ...(entry.type === 'moved' && { by: entry.by }),
    ...(entry.type === 'moved' && entry.race && { race: [...entry.race] }),
    ...((entry.type !== 'moved' || play?.outcome) && { lobby: lobbyOf(state) }),
    ...(entry.type === 'started' && { calls: [...(play?.known.calls ?? [])] }),
    ...(touchesUndo(entry) && { undo: undoOf(state) ?? null }),
  };
}
