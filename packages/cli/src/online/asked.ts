import type { RemoteTable } from '@taproom/client';
import { type AnyView, SPECTATOR } from '@taproom/engine';
import type { MenuItem } from '../desk/menu.js';
import type { DeskQuestion } from '../desk/question.js';
import { drawingOf } from '../entries.js';
import { inkOf } from '../play/question.js';
import type { GameText } from '../play/text.js';
import { remoteHint } from './remote-text.js';
import { messageFor, seatsOf } from './wishes.js';

/** To type at any time, at the desk as elsewhere. */
const OWN_WISHES = ['/quit', '/who', '/hint', '/watch'];

const item = (line: string, label: string): MenuItem => ({ line, label, ink: '' });

/** What somebody at a table elsewhere is asked now. There is always something: one may talk while others play. */
export function askedOf(state: RemoteTable, text: GameText | undefined, wantsSeat: boolean): DeskQuestion {
  const { message, items } = standing(state, text, wantsSeat);
  const undo = undoItems(state);
  const isNaming = wantsSeat && hasOpenSeat(state);
  return {
    message: undo ? `${undo.message} ${message}` : message,
    items: [...(undo?.items ?? []), ...items],
    stuck: [],
    takesWords: isNaming,
    problemWith: (line) => (isNaming && !line.startsWith('/') ? undefined : problemWith(line, state, text)),
    ...(state.lobby?.hints && isAsked(state) && { hint: () => remoteHint(state, text) }),
  };
}

const isAsked = ({ view, seat, outcome }: RemoteTable): boolean =>
  outcome === undefined && (view?.waiting.includes(seat) ?? false);

/** Whether there is a seat to be had for whoever has none. */
export const hasOpenSeat = ({ lobby, seat }: RemoteTable): boolean =>
  seat === SPECTATOR && lobby?.status === 'open' && lobby.seats.some(({ kind }) => kind === 'open');

type Standing = Pick<DeskQuestion, 'message' | 'items'>;

function standing(state: RemoteTable, text: GameText | undefined, wantsSeat: boolean): Standing {
  const { lobby, view, outcome, paused } = state;
  if (state.status === 'lost') return { message: 'The connection is cut. Calling again …', items: [] };
  if (!lobby) return { message: 'Calling the house …', items: [] };
  if (paused !== undefined) return { message: paused, items: [] };
  if (lobby.status === 'open') return inLobby(state, wantsSeat);
  if (outcome && text)
    return { message: text.outcome(outcome), items: [item('/rematch', 'Once more'), item('/quit', 'Go home')] };
  if (!view || !text) return { message: 'The cards are on their way …', items: [] };
  return atTable(state, text, view);
}

function inLobby(state: RemoteTable, wantsSeat: boolean): Standing {
  const seats = `Table ${state.lobby?.code}: ${seatsOf(state)}.`;
  if (wantsSeat && hasOpenSeat(state))
    return { message: `${seats} Under which name do you sit down?`, items: [item('/watch', 'Only watch')] };
  if (!state.host) return { message: `${seats} The host deals when everybody is here.`, items: [] };
  const open = state.lobby?.seats.some(({ kind }) => kind === 'open');
  const start = item('/start', 'Deal the cards');
  return open
    ? { message: seats, items: [item('/bot', 'A bot for the next open seat'), start] }
    : { message: `${seats} All here.`, items: [start] };
}

function atTable(state: RemoteTable, text: GameText, view: AnyView): Standing {
  const { game, setting, names } = text.opening;
  const words = game.words.en;
  const reader = { names, seat: state.seat, setting, view };
  const drawing = drawingOf(game.name);
  const items = state.moves.map((line) => ({ line, label: words.move(line, reader), ink: inkOf(line, drawing) }));
  if (isAsked(state)) return { message: words.turn({ ...reader, moves: state.moves }), items };
  const waited = view.waiting.map((seat) => names[seat]).join(' and ');
  return { message: `${waited === '' ? 'A moment' : `Waiting for ${waited}`} …`, items };
}

/** Somebody would like a move back, and we have not said what we think of it. */
function undoItems({ undo, seat, lobby }: RemoteTable): Standing | undefined {
  if (!undo?.missing.includes(seat)) return undefined;
  const name = lobby?.seats[undo.by]?.name;
  return {
    message: `${name} would like the last move back.`,
    items: [item('/agree', `Give it to ${name}`), item('/decline', 'What is played is played')],
  };
}

/** What the server will judge is let through; what nobody could read is not. */
function problemWith(line: string, state: RemoteTable, text: GameText | undefined): string | undefined {
  if (line.startsWith('/')) {
    if (OWN_WISHES.includes(line) || messageFor(line, state)) return undefined;
    return '? shows what can be typed here';
  }
  if (!text) return 'nothing is dealt yet';
  const { game, setting, names } = text.opening;
  const parsed = game.notation.parseMove(line, setting, names);
  return parsed.ok ? undefined : parsed.problem;
}
