import { useTableWords } from '../words/index.js';
import './calls.css';
import { CALLS } from './compose.js';
import type { LastCallView } from './view.js';

interface Props {
  readonly view: LastCallView;
  readonly moves: readonly string[];
  readonly armed: readonly string[];
  readonly onPress: (call: string) => void;
}

/** Whether some legal move would carry this call: then it can matter. */
export const isDue = (moves: readonly string[], call: string): boolean =>
  moves.some((line) => line.includes(` calling ${call}`));

/** The calls: quiet until they can matter, then lit; and once pressed they say that they go with the next card. */
export function Calls({ view, moves, armed, onPress }: Props) {
  const { lastCall: words } = useTableWords();
  const texts = {
    'last-call': { name: words.lastCall, due: words.lastCallDue, key: 'l' },
    'my-shout': { name: words.myShout, due: words.myShoutDue, key: 'm' },
  };
  const shown = CALLS.filter((call) => call === 'last-call' || view.hand.includes('my-shout'));
  return shown.map((call) => {
    const due = isDue(moves, call);
    const pressed = armed.includes(call);
    const { name, due: reason, key } = texts[call];
    return (
      <button
        key={call}
        type="button"
        className="call"
        data-call={call}
        data-key={key}
        data-lit={due}
        aria-pressed={pressed}
        onClick={() => onPress(call)}
      >
        {name}
        <small>{pressed ? words.armed : due ? reason : words.quiet}</small>
      </button>
    );
  });
}
