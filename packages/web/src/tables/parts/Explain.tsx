import type { AnyView } from '@taproom/engine';
import { useCallback, useEffect, useState } from 'react';

const READING_TIME = 6000;

/** The line that says why something cannot be done. It was about the table as it lay: when that changes, the line goes. */
export function useExplanation(
  say: (sentence: string) => void,
  view: AnyView,
): [string | undefined, (sentence: string | undefined) => void] {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(() => setSentence(undefined), READING_TIME);
    return () => clearTimeout(timer);
  }, [sentence]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table changes.
  useEffect(() => setSentence(undefined), [view]);
  const explain = useCallback(
    (why: string | undefined) => {
      setSentence(why);
      if (why !== undefined) say(why);
    },
    [say],
  );
  return [sentence, explain];
}
