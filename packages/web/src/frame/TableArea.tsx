import { SPECTATOR } from '@taproom/engine';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { tableOf } from '../entries.js';
import { HintNote } from '../hint/HintNote.js';
import type { useHint } from '../hint/useHint.js';
import { TableSkeleton } from '../parts/Skeleton.js';
import type { TableProps } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import type { Reading } from './reading.js';

/** Fetched when something happens for the first time. */
const FirstNotes = lazy(() => import('../explain/Note.js').then((m) => ({ default: m.FirstNotes })));

interface Props {
  readonly reading: Reading;
  readonly table: TableProps;
  /** Whether things are noted the first time they happen. */
  readonly notes: boolean;
  /** Why the last line was refused. */
  readonly refusal: string | undefined;
  readonly hint: ReturnType<typeof useHint>;
  /** Gives the result back that was put away. */
  readonly showResult: (() => void) | undefined;
  /** What lies over the table for a moment. */
  readonly children: ReactNode;
}

/** The game's own table, and what the page lays over it: notes, refusals, the state of the connection. */
export function TableArea({ reading, table, notes, refusal, hint, showResult, children }: Props) {
  const t = usePageWords();
  const area = useRef<HTMLElement>(null);
  const { state, game, words, asked, explained } = reading;
  const Table = tableOf(game.name);
  return (
    <main className="table-area" aria-label={words.title} ref={area}>
      <Suspense fallback={<TableSkeleton />}>
        <Table key={state.seat} {...table} />
      </Suspense>
      {hint.says !== undefined && <HintNote says={hint.says} onClose={hint.forget} />}
      {notes && explained && state.seat !== SPECTATOR && table.mode !== 'replay' && (
        <Suspense fallback={null}>
          <FirstNotes game={game.name} explained={explained} news={state.news} asked={asked} area={area} />
        </Suspense>
      )}
      {refusal && (
        <p className="notice" role="alert">
          {refusal}
        </p>
      )}
      {children}
      {state.connection === 'lost' && (
        <p className="notice calm high" role="status">
          {t.table.connectionLost}
        </p>
      )}
      {showResult && (
        <p className="notice calm">
          <button type="button" className="button primary" onClick={showResult}>
            {t.result.show}
          </button>
        </p>
      )}
    </main>
  );
}
