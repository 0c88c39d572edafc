import type { Asked, Explained, Game } from '@taproom/engine';
import { useEffect, useState } from 'react';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { Loading } from '../parts/Loading.js';
import { Sheet } from '../parts/Sheet.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import './explain.css';
import { Face } from './Face.js';

interface Props {
  readonly game: Game;
  readonly card: string;
  readonly asked: Asked;
  readonly explained: Explained | undefined;
  /** Why a line would be refused; undefined when it would not. */
  whyNot(line: string): string | undefined;
  onClose(): void;
  /** The page that tells the whole game. */
  readonly more: string;
}

/** A card large and in words: what it does, when it may be played, whether now, and why not. All of it is the game's. */
export function CardSheet({ game, card, asked, explained, whyNot, onClose, more }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  const words = wordsOf(game, language);
  useReturnedFocus();
  const name = words.card(card, asked.setting);
  const sheet = explained?.sheet(card, asked);
  const refusal = sheet?.ask === undefined ? undefined : whyNot(sheet.ask);
  return (
    <Sheet title={name} onClose={onClose}>
      <div className="card-sheet" data-testid="card-sheet">
        <div className="card-large">
          <CardLanguage value={cardWords(language)}>
            <Face game={game.name} card={card} setting={asked.setting} words={words} label={name} />
          </CardLanguage>
        </div>
        <div className="card-words">
          {sheet ? (
            <>
              {sheet.does !== '' && <p className="card-does">{sheet.does}</p>}
              {sheet.when !== '' && <p>{sheet.when}</p>}
              {sheet.ask !== undefined && (
                <p className="card-now" data-may={refusal === undefined}>
                  <strong>{t.explain.now}</strong> {refusal ?? t.explain.yes(words.move(sheet.ask, asked))}
                </p>
              )}
              <ul>
                {sheet.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </>
          ) : (
            <Loading />
          )}
          <p>
            <a className="button" href={more} target="_blank" rel="noopener">
              {t.explain.howTo}
            </a>
          </p>
        </div>
      </div>
    </Sheet>
  );
}

/** Whatever had the focus when the card was asked about gets it back. */
function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
