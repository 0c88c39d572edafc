import { useState } from 'react';
import { useCardWords } from '../../cards/words/index.js';
import { Sheet } from '../../parts/Sheet.js';
import type { TableProps } from '../props.js';
import { useTableWords } from '../words/index.js';
import { cardName } from './AnyCard.js';
import type { Catalogue } from './catalogue.js';
import { offerLine } from './compose.js';
import { Choice } from './GuestSheet.js';
import { sorted } from './sort.js';
import type { WhiskeyView } from './view.js';

interface Props {
  readonly view: WhiskeyView;
  readonly props: TableProps;
  readonly cards: Catalogue;
}

/** The trade after a drink: every offer in words, answers for those who may give one, and a form for one's own. */
export function Trade({ view, props, cards }: Props) {
  const words = useTableWords();
  const spoken = useCardWords();
  const { moves, play, players } = props;
  const [partner, setPartner] = useState<number>();
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const list = (texts: readonly string[]): string => words.and(texts.map((card) => cardName(card, cards, spoken)));
  const partners = moves.flatMap((line) => {
    const seat = /^offer seat-(\d+)$/.exec(line)?.[1];
    return seat ? [Number(seat) - 1] : [];
  });
  return (
    <section className="trade" aria-label={words.whiskey.trade}>
      <ul>
        {view.offers.map((offer, from) =>
          offer?.state === 'open' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its maker's seat.
            <li key={from}>
              <p>{words.whiskey.tradeOffer(nameOf(from), nameOf(offer.to), list(offer.give), list(offer.get))}</p>
              {[`accept seat-${from + 1}`, `decline seat-${from + 1}`]
                .filter((line) => moves.includes(line))
                .map((line) => (
                  <button
                    key={line}
                    type="button"
                    className={line.startsWith('accept') ? 'button primary' : 'button'}
                    data-move={line}
                    onClick={() => play(line)}
                  >
                    {line.startsWith('accept') ? words.whiskey.tradeAccept : words.whiskey.tradeDecline}
                  </button>
                ))}
            </li>
          ) : null,
        )}
      </ul>
      <div className="acts">
        {partners.map((seat) => (
          <button key={seat} type="button" className="button" data-partner={seat} onClick={() => setPartner(seat)}>
            {words.whiskey.tradeWith(nameOf(seat))}
          </button>
        ))}
        {moves.includes('withdraw') && (
          <button type="button" className="button" data-move="withdraw" onClick={() => play('withdraw')}>
            {words.whiskey.tradeWithdraw}
          </button>
        )}
        {moves.includes('end-trade') && (
          <button type="button" className="button" data-move="end-trade" onClick={() => play('end-trade')}>
            {words.whiskey.tradeEnd}
          </button>
        )}
      </div>
      {partner !== undefined && (
        <OfferForm partner={partner} view={view} props={props} cards={cards} onClose={() => setPartner(undefined)} />
      )}
    </section>
  );
}

type Kind = 'bottles' | 'resources';

function KindChoice({ kind, onChoose }: { readonly kind: Kind; readonly onChoose: (kind: Kind) => void }) {
  const words = useTableWords();
  return (
    <div className="choice-row">
      {(['resources', 'bottles'] as const).map((one) => (
        <button key={one} type="button" className="button" aria-pressed={kind === one} onClick={() => onChoose(one)}>
          {words.whiskey.tradeKind[one]}
        </button>
      ))}
    </div>
  );
}

/** Bottles for bottles, or resources for resources. What can be asked for is any card there is: nobody shows their hand. */
function OfferForm({
  partner,
  view,
  props,
  cards,
  onClose,
}: Props & { readonly partner: number; readonly onClose: () => void }) {
  const words = useTableWords();
  const { play, whyNot, players } = props;
  const [kind, setKind] = useState<Kind>('resources');
  const [give, setGive] = useState<readonly string[]>([]);
  const [get, setGet] = useState<readonly string[]>([]);
  const bottles = kind === 'bottles';
  const own = [...new Set(sorted(view.hand, cards))].filter((card) => (cards.bottle(card) !== undefined) === bottles);
  const wanted = bottles ? cards.allBottles.filter((card) => !view.hand.includes(card)) : cards.tradable;
  const flip = (list: readonly string[], card: string): string[] =>
    list.includes(card) ? list.filter((one) => one !== card) : [...list, card];
  const complete = give.length > 0 && get.length > 0;
  const line = offerLine(partner, give, get);
  const problem = complete ? whyNot(line) : undefined;
  const choose = (next: Kind) => {
    setKind(next);
    setGive([]);
    setGet([]);
  };
  return (
    <Sheet title={words.whiskey.tradeWith(players[partner]?.name ?? '')} onClose={onClose}>
      <KindChoice kind={kind} onChoose={choose} />
      <Choice
        title={words.whiskey.tradeGive}
        options={own}
        chosen={give}
        cards={cards}
        onPress={(card) => setGive(flip(give, card))}
      />
      <Choice
        title={words.whiskey.tradeGet}
        options={wanted}
        chosen={get}
        cards={cards}
        onPress={(card) => setGet(flip(get, card))}
      />
      {problem !== undefined && <p role="status">{problem}</p>}
      <button
        type="button"
        className="button primary wide"
        data-move={complete ? line : undefined}
        disabled={!complete || problem !== undefined}
        onClick={() => {
          onClose();
          play(line);
        }}
      >
        {words.whiskey.tradeSend}
      </button>
    </Sheet>
  );
}
