import { type Puzzle, puzzleOn, puzzlesOf } from '@taproom/bots/puzzles';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { TableFrame } from '../frame/TableFrame.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { usePromise } from '../setup/useGame.js';
import { Answered } from './Answered.js';
import { remember } from './memory.js';
import { PuzzleSession } from './session.js';
import { usePuzzleWords } from './words/index.js';

/** The puzzle of one day, at its table. */
export function PuzzlePage({ game, day }: { readonly game: string; readonly day: string }) {
  const found = usePromise(async () => ({ puzzle: puzzleOn(await puzzlesOf(game), day) }), `${game}/${day}`);
  if (found.problem) return <Broken reason={found.problem} />;
  if (!found.value) return <LoadingPage />;
  return found.value.puzzle ? <AtTheTable puzzle={found.value.puzzle} day={day} /> : <NotFoundPage />;
}

function AtTheTable({ puzzle, day }: { readonly puzzle: Puzzle; readonly day: string }) {
  const words = usePuzzleWords();
  const [session, setSession] = useState<PuzzleSession>();
  useEffect(() => {
    const opened = new PuzzleSession(puzzle);
    setSession(opened);
    return () => opened.close();
  }, [puzzle]);
  if (!session) return null;
  return (
    <TableFrame
      session={session}
      mode="seat"
      leaveTo="/puzzle"
      result={() => null}
      head={<span className="chip level">{words.difficulty[puzzle.difficulty - 1]}</span>}
      over={<Verdict session={session} puzzle={puzzle} day={day} />}
    />
  );
}

function Verdict({ session, puzzle, day }: { session: PuzzleSession; puzzle: Puzzle; day: string }) {
  const [, go] = useLocation();
  const given = useStore(session.answer, ({ given }) => given);
  const game = puzzle.record.game;
  useEffect(() => {
    if (given) remember(game, day, given.right ? 'solved' : 'missed');
  }, [given, game, day]);
  if (!given) return null;
  const playOn = async (): Promise<void> => {
    const { playFrom } = await import('../play/start.js');
    go(`/local/${await playFrom(puzzle.record, puzzle.seat)}`);
  };
  return (
    <Answered
      puzzle={puzzle}
      given={given}
      day={day}
      state={session.store.getState()}
      onAgain={() => session.again()}
      onPlayOn={playOn}
    />
  );
}
