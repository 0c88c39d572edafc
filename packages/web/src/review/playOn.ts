import type { GameRecord } from '@taproom/engine';
import { useLocation } from 'wouter';
import { playFrom } from '../play/start.js';

/** Sits down again before a line of the record, against bots: in the own seat, or else in that of who moved there. */
export function usePlayOn(record: GameRecord, own: number | undefined): (line: number, seat: number) => Promise<void> {
  const [, open] = useLocation();
  return async (line, seat) => {
    const moves = record.moves.slice(0, Math.max(0, line));
    open(`/local/${await playFrom({ ...record, moves }, own ?? Math.max(0, seat))}`);
  };
}
