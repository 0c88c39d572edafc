import { useEffect, useState } from 'react';
import { FriendsCard } from '../../cards/friends-card.js';
import { friendsName } from '../../cards/names.js';
import { useCardWords } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import { held } from '../../play/held.js';
import { usePageWords } from '../../words/index.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { type Scored, scoredIn } from './scored.js';
import type { PlayedTrick } from './view.js';

/** How long a screen that nobody touches shows a round. */
const ON_SCREEN = 9000;

interface Props {
  readonly props: TableProps;
  readonly last: PlayedTrick | undefined;
}

/** What came of a round, until it was seen: bids, tricks, points, who made it. Bots wait. */
export function RoundSummary({ props: { news, mode, players, seat }, last }: Props) {
  const words = useTableWords().friends;
  const { gotIt } = usePageWords().table;
  const [shown, setShown] = useState<{ readonly round: Scored; readonly trick: PlayedTrick | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece of news, with the trick that ended the round.
  useEffect(() => {
    const round = mode === 'replay' ? undefined : scoredIn(news.events);
    if (round) setShown({ round, trick: last });
  }, [news.id]);
  const reading = shown !== undefined && mode !== 'screen';
  useEffect(() => {
    held.setState({ reading });
    return () => held.setState({ reading: false });
  }, [reading]);
  useEffect(() => {
    if (mode !== 'screen' || !shown) return;
    const timer = setTimeout(() => setShown(undefined), ON_SCREEN);
    return () => clearTimeout(timer);
  }, [mode, shown]);
  if (!shown) return null;
  const { round, trick } = shown;
  const body = <Round round={round} trick={trick} players={players} own={seat} />;
  const title = words.roundOver(round.round);
  if (mode === 'screen')
    return (
      <section className="round-card" aria-label={title}>
        <h2>{title}</h2>
        {body}
      </section>
    );
  return (
    <Sheet title={title} onClose={() => setShown(undefined)}>
      {body}
      <p className="round-seen">
        <button type="button" className="button primary" onClick={() => setShown(undefined)}>
          {gotIt}
        </button>
      </p>
    </Sheet>
  );
}

interface RoundProps {
  readonly round: Scored;
  readonly trick: PlayedTrick | undefined;
  readonly players: TableProps['players'];
  readonly own: TableProps['seat'];
}

/** Everybody's round in a table, and its last trick. */
function Round({ round, trick, players, own }: RoundProps) {
  const words = useTableWords().friends;
  const cards = useCardWords();
  const names = players.map(({ name }) => name);
  const made = names.filter((_, seat) => (round.points[seat] ?? 0) > 0);
  return (
    <>
      <p className="round-made">{words.made(made, names.length)}</p>
      <table className="round-sheet">
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.player}</span>
            </th>
            <th scope="col">{words.bidColumn}</th>
            <th scope="col">{words.wonColumn}</th>
            <th scope="col">{words.pointsColumn}</th>
            <th scope="col">{words.sheetTotal}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a seat.
            <tr key={seat} data-made={(round.points[seat] ?? 0) > 0}>
              <th scope="row">{player.name}</th>
              <td>{round.bids[seat]}</td>
              <td>{round.tricks[seat]}</td>
              <td className="round-points">+{round.points[seat]}</td>
              <td>{round.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {trick && (
        <figure className="round-trick">
          <figcaption className="small dim">
            {trick.winner === own ? words.lastTrickYours : words.lastTrickBy(names[trick.winner] ?? '')}
          </figcaption>
          <div>
            {trick.cards.map((card, i) => (
              <span key={card + String(i)} data-won={(trick.leader + i) % players.length === trick.winner}>
                <FriendsCard card={card} label={friendsName(card, cards)} />
              </span>
            ))}
          </div>
        </figure>
      )}
    </>
  );
}
