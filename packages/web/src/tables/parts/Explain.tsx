import { useCallback, useEffect, useState } from 'react';

const READING_TIME = 6000;

/** The line that says why something cannot be done, or what a chosen card does. */
export function useExplanation(
  say: (sentence: string) => void,
): [string | undefined, (sentence: string | undefined) => void] {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(() => setSentence(undefined), READING_TIME);
    return () => clearTimeout(timer);
  }, [sentence]);
  const explain = useCallback(
    (why: string | undefined) => {
      setSentence(why);
      if (why !== undefined) say(why);
    },
    [say],
  );
  return [sentence, explain];
}
