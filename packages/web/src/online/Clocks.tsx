import type { RemoteTable } from '@taproom/client';
import { useEffect, useState } from 'react';
import { usePageWords } from '../words/index.js';

const SECOND = 1000;
const DAY = 86_400;
const HURRY = 10;

/** The clock of whoever is waited for. It is shown, not judged, here: the server decides when time is up. */
export function Clocks({ state }: { state: RemoteTable }) {
  const t = usePageWords();
  const { clocks, lobby, outcome } = state;
  const [now, setNow] = useState(() => performance.now());
  const running = clocks?.seats.filter((clock) => clock.running) ?? [];
  const ticking = running.length > 0 && !outcome;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [ticking]);
  if (!clocks || !ticking) return null;
  const own = running.find(({ seat }) => seat === state.seat);
  const soonest = own ?? [...running].sort((a, b) => a.left - b.left)[0];
  if (!soonest) return null;
  const left = Math.max(0, Math.ceil((soonest.left - Math.max(0, now - clocks.received)) / SECOND));
  return (
    <span
      className={left <= HURRY ? 'clock hurry' : 'clock'}
      role="timer"
      aria-label={t.table.clockOf(lobby?.seats[soonest.seat]?.name ?? '')}
    >
      {timeText(left)}
    </span>
  );
}

function timeText(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
