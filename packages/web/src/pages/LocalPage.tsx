import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type LocalGame, localGame, localGames } from '../device/games.js';
import { TableFrame } from '../frame/TableFrame.js';
import { FirstTime } from '../lesson/FirstTime.js';
import { TableSkeleton } from '../parts/Skeleton.js';
import { LocalSession } from '../play/local.js';
import { rematch } from '../play/start.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Nobody is in a hurry to see how it ended before it began. */
const ResultSheet = lazy(() => import('../result/ResultSheet.js').then((m) => ({ default: m.ResultSheet })));

/** A game on this device, against bots or passed around. */
export function LocalPage({ id }: { id: string }) {
  const [session, setSession] = useState<LocalSession>();
  const [, go] = useLocation();
  const [saved] = useState(() => localGame(id));
  const [isForNewcomers] = useState(() => saved !== undefined && isNewcomers(saved));
  useEffect(() => {
    if (!saved) return;
    const opened = new LocalSession(localGame(id) ?? saved);
    setSession(opened);
    return () => opened.close();
  }, [id, saved]);
  if (!saved) return <NotFoundPage />;
  if (!session) return <TableSkeleton />;
  return (
    <TableFrame
      session={session}
      mode="seat"
      hints
      offerHints={isForNewcomers}
      offer={<FirstTime game={saved.record.game} session={session} />}
      result={(state, hide) => (
        <Suspense>
          <ResultSheet
            state={state}
            onClose={hide}
            replayAt={`/replay/local/${id}`}
            verifyAt={`/verify/local/${id}`}
            onRematch={async () => go(`/local/${await rematch(saved)}`)}
          />
        </Suspense>
      )}
    />
  );
}

/** Tourists' tables, and the first game of a kind on this device. */
const isNewcomers = ({ record, players }: LocalGame): boolean =>
  players.some(({ bot }) => bot === 'tourist') ||
  !localGames().some((entry) => entry.game === record.game && entry.over);
