import { type Move, movesOf, type Seat } from '@taproom/engine';
import type { Play } from './play.js';

/** The calls that could be made at a table. Looked for once a position. */
export class OpenCalls {
  private known: { readonly position: number; readonly calls: readonly string[] } | undefined;

  /** Whether somebody may call now, and could not any more after these moves. */
  areCutOff(play: Play, seat: Seat, moves: readonly Move[]): boolean {
    if (play.known.calls.length === 0 || play.outcome) return false;
    const open = this.at(play);
    if (open.length === 0) return false;
    const judged = play.judge(seat, moves);
    if (!judged.ok) return false;
    const still = new Set(callsOn(judged.value.table, play));
    return open.some((call) => !still.has(call));
  }

  private at(play: Play): readonly string[] {
    if (this.known?.position !== play.position)
      this.known = { position: play.position, calls: callsOn(play.table, play) };
    return this.known.calls;
  }
}

/** Every call that somebody could make on this table. */
function callsOn(table: Play['table'], play: Play): string[] {
  const calls: string[] = [];
  for (let seat = 0; seat < play.known.setting.seats; seat++) {
    for (const move of movesOf(play.game, table, seat)) if (play.known.isCall(move)) calls.push(`${seat} ${move}`);
  }
  return calls;
}
