import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Sheet } from '../parts/Sheet.js';
import { whyNot } from '../play/why.js';
import { usePageWords } from '../words/index.js';
import { KeysSheet } from './KeysSheet.js';
import { LogList } from './LogList.js';
import { MenuSheet } from './MenuSheet.js';
import type { Reading } from './reading.js';

/** Fetched when somebody asks. */
const CardSheet = lazy(() => import('../explain/CardSheet.js').then((m) => ({ default: m.CardSheet })));
const HelpSheet = lazy(() => import('../rules/HelpSheet.js').then((m) => ({ default: m.HelpSheet })));

/** What can lie open in front of the table. */
export type Panel = 'log' | 'menu' | 'help' | 'keys' | { readonly card: string };

interface Props {
  readonly reading: Reading;
  readonly panel: Panel | undefined;
  readonly menu: ReactNode;
  readonly aside: ReactNode;
  onClose(): void;
}

/** The sheet in front of the table that somebody asked for. */
export function TableSheets({ reading, panel, menu, aside, onClose }: Props) {
  const t = usePageWords();
  const { state, game, asked, questioned, explained } = reading;
  return (
    <>
      {panel === 'log' && (
        <Sheet title={t.table.log} side onClose={onClose}>
          <TableLog reading={reading} />
          {aside}
        </Sheet>
      )}
      {panel === 'keys' && <KeysSheet onClose={onClose} />}
      {panel === 'menu' && (
        <MenuSheet state={state} onClose={onClose}>
          {menu}
        </MenuSheet>
      )}
      {panel === 'help' && (
        <Suspense fallback={null}>
          <HelpSheet game={game} onClose={onClose} />
        </Suspense>
      )}
      {typeof panel === 'object' && (
        <Suspense fallback={null}>
          <CardSheet
            game={game}
            card={panel.card}
            asked={asked}
            whyNot={(line) => whyNot(questioned, line)}
            onClose={onClose}
            explained={explained}
            more={`/how-to/${game.name}`}
          />
        </Suspense>
      )}
    </>
  );
}

export function TableLog({ reading: { state, sentences } }: { reading: Reading }) {
  const newFrom = state.missedFrom;
  return <LogList sentences={sentences} {...(newFrom !== undefined && { newFrom })} />;
}

/** What happened while the reader was away, once. */
export function MissedSheet({ reading: { state, sentences } }: { reading: Reading }) {
  const t = usePageWords();
  const [seen, setSeen] = useState<number>();
  const from = state.missedFrom;
  const missed = from === undefined || from === seen ? [] : sentences.filter(({ id }) => id >= from);
  if (missed.length === 0 || state.curtain !== undefined) return null;
  return (
    <Sheet title={t.table.missedTitle} onClose={() => setSeen(from)}>
      <ol className="stack">
        {missed.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <p>
        <button type="button" className="button primary" onClick={() => setSeen(from)}>
          {t.table.gotIt}
        </button>
      </p>
    </Sheet>
  );
}
