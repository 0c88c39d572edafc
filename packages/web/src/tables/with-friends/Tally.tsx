import { useTableWords } from '../words/index.js';

/** Tricks won against tricks bid, as pips that fill up; too many are crossed. */
export function Tally({
  won,
  bid,
  playing,
}: {
  readonly won: number;
  readonly bid: number | null;
  readonly playing: boolean;
}) {
  const { friends: words } = useTableWords();
  if (bid === null) return <span>{words.noBid}</span>;
  if (!playing) return <span className="bid-said">{words.bid(bid)}</span>;
  const pips = Array.from({ length: Math.max(won, bid) }, (_, i) => (i < won ? (i < bid ? 'won' : 'over') : 'open'));
  return (
    <span className="tally" data-state={won === bid ? 'exact' : won > bid ? 'over' : 'short'}>
      <span className="unseen">{words.wonOfLong(won, bid)}</span>
      <span aria-hidden="true" className="tally-number">
        {words.wonOf(won, bid)}
      </span>
      <span aria-hidden="true" className="pips">
        {pips.map((pip, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
          <i key={i} data-pip={pip} />
        ))}
      </span>
    </span>
  );
}
