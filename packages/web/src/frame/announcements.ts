import { SPECTATOR } from '@taproom/engine';
import { useEffect, useRef } from 'react';
import { announce } from '../parts/announce.js';
import type { DrawnTable } from '../play/session.js';
import { buzz, playSound } from '../sound/sound.js';
import type { Sentence } from './LogList.js';

/** How many lines of the log somebody hears who comes to the table. */
const FIRST_SAID = 4;

/** Says each new line of the log, and when it is the reader's turn; together, so that one does not cut off the other. */
export function useAnnouncements(state: DrawnTable, sentences: readonly Sentence[], turn: string, mine: boolean): void {
  const said = useRef<number>(undefined);
  const wasMine = useRef(false);
  const { outcome, curtain } = state;
  useEffect(() => {
    if (curtain !== undefined) return;
    const last = sentences.at(-1)?.id ?? -1;
    const news =
      said.current === undefined
        ? sentences.slice(-FIRST_SAID).map(({ text }) => text)
        : sentences.filter(({ id }) => id > (said.current ?? -1)).map(({ text }) => text);
    said.current = last;
    const turned = mine && !wasMine.current;
    wasMine.current = mine;
    if (turned) {
      playSound('turn');
      buzz(40);
    }
    const text = together(news, turned ? turn : '');
    if (text !== '') announce(text);
  }, [sentences, mine, turn, curtain]);
  const over = outcome !== undefined;
  const seat = state.seat;
  useEffect(() => {
    if (!over) return;
    const won = seat !== SPECTATOR && outcome?.places[seat] === 1;
    playSound(won ? 'win' : 'good');
    if (won) buzz([60, 40, 120]);
  }, [over, seat, outcome]);
}

/** What was told and whose turn it is, once: some games tell that themselves. */
export function together(news: readonly string[], turn: string): string {
  const last = news.at(-1);
  const told = last !== undefined && turn.startsWith(last) ? news.slice(0, -1) : news;
  return [...told, turn].filter((part) => part !== '').join(' ');
}
