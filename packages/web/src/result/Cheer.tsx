import type { CSSProperties } from 'react';
import { useReducedMotion } from '../settings/settings.js';
import { usePageWords } from '../words/index.js';

const MATS = 26;

/** For whoever won: beer mats thrown in the air; where nothing may move, in words alone. */
export function Cheer({ shared }: { shared: boolean }) {
  const t = usePageWords();
  const still = useReducedMotion();
  return (
    <>
      {!still && (
        <div className="mats" aria-hidden="true">
          {Array.from({ length: MATS }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mat is its number.
            <i key={i} style={{ '--n': i, '--drift': ((i * 37) % 21) - 10 } as CSSProperties} />
          ))}
        </div>
      )}
      <p className="cheer">{shared ? t.result.youShare : t.result.youWin}</p>
    </>
  );
}
