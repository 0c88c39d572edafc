import { useStore } from 'zustand';
import { useHint } from '../hint/useHint.js';
import { Icon } from '../parts/Icon.js';
import type { DrawnTable } from '../play/session.js';
import { useLanguage, usePageWords } from '../words/index.js';
import type { LessonSession } from './session.js';

/** "What would you do?" beside what a lesson asks: the Landlord names a right move, and why where that makes the difference. */
export function Advice({ session }: { readonly session: LessonSession }) {
  const state = useStore(session.store);
  const { game, setting, view } = state;
  return game && setting && view ? <Asked session={session} state={state} at={{ game, setting, view }} /> : null;
}

type At = { readonly [K in 'game' | 'setting' | 'view']-?: NonNullable<DrawnTable[K]> };
interface Props {
  readonly session: LessonSession;
  readonly state: DrawnTable;
  readonly at: At;
}

function Asked({ session, state: { seat, players, moves }, at }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  const among = useStore(session.lesson, ({ now }) => now?.wanted);
  const names = players.map(({ name }) => name);
  const hint = useHint({ ...at, seat, names, moves, language, files: undefined, among });
  if (hint.says !== undefined)
    return (
      <p className="lesson-advice" data-testid="hint">
        {hint.says}
      </p>
    );
  if (!hint.ask) return null;
  return (
    <button type="button" className="lesson-ask" data-key="w" onClick={hint.ask}>
      <Icon name="bulb" size={16} /> {t.hint.ask}
    </button>
  );
}
