import { useEffect, useState } from 'react';
import { read, write } from '../device/storage.js';
import { Icon } from '../parts/Icon.js';
import { usePageWords } from '../words/index.js';
import type { useHint } from './useHint.js';
import './hint.css';

const DECLINED = 'hints:declined';
/** How long somebody ponders before anybody leans over, in milliseconds. */
const HESITATION = 6000;

interface Props {
  /** Changes with every decision. */
  readonly decision: unknown;
  readonly hint: ReturnType<typeof useHint>;
}

/** For newcomers: whoever hesitates is offered what the others have to ask for. Once put away it stays away, on this device. */
export function HintOffer({ decision, hint: { ask, says } }: Props) {
  const t = usePageWords();
  const [hesitates, setHesitates] = useState(false);
  const [declined, setDeclined] = useState(() => read<boolean>(DECLINED) ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is pondered anew.
  useEffect(() => {
    setHesitates(false);
    const timer = setTimeout(() => setHesitates(true), HESITATION);
    return () => clearTimeout(timer);
  }, [decision]);
  if (!hesitates || declined || !ask || says !== undefined) return null;
  // Whoever asked is not offered the same thing again.
  const accept = () => {
    setHesitates(false);
    ask();
  };
  const decline = () => {
    write(DECLINED, true);
    setDeclined(true);
  };
  return (
    <p className="hint-note hint-offer" data-testid="hint-offer">
      <span>{t.hint.offer}</span>
      <button type="button" className="button" onClick={accept}>
        <Icon name="bulb" size={16} /> {t.hint.ask}
      </button>
      <button type="button" className="icon-button" aria-label={t.close} onClick={decline}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
