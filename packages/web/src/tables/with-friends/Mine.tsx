import { useState } from 'react';
import { FriendsCard } from '../../cards/friends-card.js';
import { friendsName } from '../../cards/names.js';
import { useCardWords } from '../../cards/words/index.js';
import { useExplanation } from '../parts/Explain.js';
import { Hand, type HandCard, keyed } from '../parts/Hand.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { SheetButton } from './ScoreSheet.js';
import { sorted } from './sort.js';
import { Tally } from './Tally.js';
import { bidOver, type FriendsView } from './view.js';

const drawCard = (card: string) => <FriendsCard card={card} />;

interface Props {
  readonly view: FriendsView;
  readonly props: TableProps;
  readonly onSheet: () => void;
}

/** Which card is chosen, and what pressing one does. */
function useChoosing(view: FriendsView, { moves, play, whyNot, pending, say }: TableProps) {
  const words = useTableWords();
  const [picked, setPicked] = useState<string>();
  const [why, explain] = useExplanation(say, view);
  const hand = keyed(sorted(view.hand, view.trump));
  const chosen = hand.find(({ key }) => key === picked);
  const playable = new Set(moves.flatMap((line) => (line.startsWith('play ') ? [line.slice(5)] : [])));
  const send = (line: string) => {
    const problem = moves.includes(line) ? undefined : whyNot(line);
    explain(problem);
    if (problem !== undefined) return;
    setPicked(undefined);
    play(line);
  };
  const press = ({ key, card }: HandCard) => {
    if (pending) return;
    if (!playable.has(card)) {
      setPicked(undefined);
      return explain(whyNot(`play ${card}`) ?? words.notYourTurn);
    }
    explain(undefined);
    if (picked === key) return send(`play ${card}`);
    setPicked(key);
  };
  return { hand, chosen, playable, why, send, press };
}

/** The viewer's own side: the bidding row, what has been bid and won, the hand. */
export function Mine({ view, props, onSheet }: Props) {
  const words = useTableWords();
  const cards = useCardWords();
  const { moves, prompt, mode } = props;
  const { hand, chosen, playable, why, send, press } = useChoosing(view, props);
  const idle = mode === 'replay';
  const nameOf = (card: string): string => friendsName(card, cards);

  const bidding = view.phase === 'bidding';
  const mayBid = moves.some((line) => line.startsWith('bid '));
  return (
    <section className="tt-own" aria-label={words.yourHand(view.hand.length)}>
      <div className="prompt">
        <p className="tell" data-why={why !== undefined}>
          {why ?? prompt}
        </p>
        <div className="acts">
          {!idle && chosen && playable.has(chosen.card) && (
            <button
              type="button"
              className="button primary"
              data-move={`play ${chosen.card}`}
              onClick={() => send(`play ${chosen.card}`)}
            >
              {words.play(nameOf(chosen.card))}
            </button>
          )}
          {!idle && bidding && (
            <BiddingRow view={view} moves={moves} live={mayBid} onBid={(tricks) => send(`bid ${tricks}`)} />
          )}
        </div>
      </div>
      <OwnTally view={view} props={props} />
      <div className="own-right">
        <SheetButton onOpen={onSheet} />
      </div>
      <Hand
        label={words.yourHand(view.hand.length)}
        cards={hand}
        draw={drawCard}
        name={({ card }) =>
          playable.size === 0
            ? nameOf(card)
            : playable.has(card)
              ? words.cardPlayable(nameOf(card))
              : words.cardNot(nameOf(card))
        }
        playable={playable.size > 0 ? ({ card }) => playable.has(card) : undefined}
        selected={chosen ? [chosen.key] : []}
        onPress={press}
        idle={idle}
        fills={mode === 'hand'}
      />
    </section>
  );
}

/** What the viewer has bid, won and scored, and what they gave away. */
function OwnTally({ view, props: { seat, players, setting } }: Omit<Props, 'onSheet'>) {
  const words = useTableWords();
  const cards = useCardWords();
  return (
    <div className="own-left">
      {view.phase !== 'bidding' && (
        <Tally won={view.tricks[seat] ?? 0} bid={bidOver(view, seat)} playing={view.phase === 'playing'} />
      )}
      <span>{words.friends.score(view.scores[seat] ?? 0)}</span>
      {view.phase === 'playing' && view.playsFor[seat] !== seat && (
        <span>{words.friends.youPlayFor(players[view.playsFor[seat] ?? seat]?.name ?? '')}</span>
      )}
      {view.passed && setting.options.memory === true && (
        <details className="passed-hand">
          <summary>{words.friends.passed(players[view.playsFor.indexOf(seat)]?.name ?? '')}</summary>
          <span className="mini-row">
            {keyed(sorted(view.passed, view.trump)).map(({ key, card }) => (
              <FriendsCard key={key} card={card} label={friendsName(card, cards)} />
            ))}
          </span>
        </details>
      )}
    </div>
  );
}

interface BiddingProps {
  readonly view: FriendsView;
  readonly moves: readonly string[];
  readonly live: boolean;
  readonly onBid: (tricks: number) => void;
}

/** One button for every number of tricks. The one the last bidder may not say is crossed out, and says why. */
function BiddingRow({ view, moves, live, onBid }: BiddingProps) {
  const { friends: words } = useTableWords();
  const said = view.bids.filter((bid) => bid !== null);
  const sum = said.reduce((total, bid) => total + bid, 0);
  return (
    <div className="bidding">
      {live && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
        <div className="bid-row" role="group" aria-label={words.bidNow}>
          {Array.from({ length: view.cards + 1 }, (_, tricks) => tricks).map((tricks) => (
            <button
              key={tricks}
              type="button"
              className="bid-button"
              data-move={`bid ${tricks}`}
              data-key={tricks < 10 ? String(tricks) : undefined}
              data-legal={moves.includes(`bid ${tricks}`)}
              aria-label={words.bidFor(tricks)}
              onClick={() => onBid(tricks)}
            >
              {tricks}
            </button>
          ))}
        </div>
      )}
      <p className="bid-sum">{words.bidSum(sum, view.cards)}</p>
    </div>
  );
}
