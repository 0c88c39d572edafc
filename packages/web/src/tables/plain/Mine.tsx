import { useState } from 'react';
import { PlainFace } from '../../cards/PlainFace.js';
import { useExplanation } from '../parts/Explain.js';
import { Hand, type HandCard, keyed } from '../parts/Hand.js';
import type { TableProps } from '../props.js';
import { tableWords } from '../words/index.js';
import { callLines, movesWith } from './read.js';

/** The viewer's own side: what can be done now, what can be called, and the hand. */
export function Mine({ props, hand }: { readonly props: TableProps; readonly hand: readonly string[] }) {
  const { game, view, setting, words, mode, seat, moves, prompt, outcome, pending, play, whyNot, say } = props;
  const t = tableWords(props.language);
  const [picked, setPicked] = useState<string>();
  const [why, explain] = useExplanation(say, view);
  const cards = keyed(hand);
  const chosen = cards.find(({ key, card }) => key === picked && movesWith(card, moves).length > 1);
  const held = new Set(hand.flatMap((card) => movesWith(card, moves)));
  const listed = chosen ? movesWith(chosen.card, moves) : moves.filter((move) => !held.has(move));
  const calls = outcome || mode === 'replay' ? [] : callLines(game, setting, seat);
  const canPlay = ({ card }: HandCard): boolean => movesWith(card, moves).length > 0;
  const send = (line: string) => {
    setPicked(undefined);
    explain(undefined);
    play(line);
  };
  const press = ({ key, card }: HandCard) => {
    if (pending) return;
    const [only, ...others] = movesWith(card, moves);
    if (only === undefined) return explain(whyNot(`play ${card}`));
    if (others.length === 0) return send(only);
    explain(undefined);
    setPicked(picked === key ? undefined : key);
  };
  return (
    <section className="tt-own">
      <div className="prompt">
        {!outcome && (
          <p className="tell" data-why={why !== undefined}>
            {why ?? prompt}
          </p>
        )}
        {listed.length + calls.length > 0 && (
          <div className="acts">
            <Buttons props={props} lines={listed} className="button primary" send={send} />
            <Buttons props={props} lines={calls} className="button plain-call" send={play} />
          </div>
        )}
      </div>
      {cards.length > 0 && (
        <Hand
          label={t.yourHand(cards.length)}
          cards={cards}
          draw={(card) => <PlainFace card={card} says={words.card(card, setting)} />}
          name={(item) => {
            const name = words.card(item.card, setting);
            return moves.length === 0 ? name : canPlay(item) ? t.cardPlayable(name) : t.cardNot(name);
          }}
          playable={moves.length > 0 ? canPlay : undefined}
          selected={chosen ? [chosen.key] : []}
          onPress={press}
          idle={mode === 'replay'}
          fills={mode === 'hand'}
        />
      )}
    </section>
  );
}

interface ButtonsProps {
  readonly props: TableProps;
  readonly lines: readonly string[];
  readonly className: string;
  send(line: string): void;
}

function Buttons({ props, lines, className, send }: ButtonsProps) {
  const { words, names, seat, setting, view, pending } = props;
  return lines.map((line) => (
    <button
      key={line}
      type="button"
      className={className}
      data-move={line}
      disabled={pending}
      onClick={() => send(line)}
    >
      {words.move(line, { names, seat, setting, view })}
    </button>
  ));
}
