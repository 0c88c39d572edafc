import { useEffect, useState } from 'react';
import type { DrawnTable } from '../play/session.js';
import { type Questioned, refusalSentence } from '../play/why.js';
import { playSound } from '../sound/sound.js';

const NOTICE_TIME = 5000;

/** The last refusal as a sentence, for as long as it takes to read. */
export function useRefusal({ refusal }: DrawnTable, asked: Questioned): string | undefined {
  const [shown, setShown] = useState<string>();
  const id = refusal?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, with what was true then.
  useEffect(() => {
    if (!refusal) return;
    setShown(refusalSentence(asked, refusal));
    playSound('bad');
    const timer = setTimeout(() => setShown(undefined), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [id]);
  return shown;
}
