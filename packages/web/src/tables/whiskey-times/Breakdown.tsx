import { replay } from '@taproom/engine';
import { type ScoreLine, scoreLines, whiskeyTimes } from '@taproom/games/whiskey-times';
import { useMemo } from 'react';
import type { BreakdownProps } from '../props.js';
import { tableWords } from '../words/index.js';

/** What each score is made of: the drinks, the company, the tokens. The rules themselves say so, at the table the record leads to. */
export function Breakdown({ record, players, words, language }: BreakdownProps) {
  const t = tableWords(language).whiskey;
  const table = useMemo(() => {
    const played = record && replay(whiskeyTimes, record);
    return played?.ok ? played.value : undefined;
  }, [record]);
  if (!table) return null;
  const name = (line: ScoreLine): string =>
    line.what === 'guest' ? words.card(line.guest) : line.what === 'tokens' ? t.tokensLine : t.companionsLine;
  return (
    <div className="score-lists">
      {players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is a seat's.
        <section key={seat}>
          <h4>{player.name}</h4>
          <dl>
            {scoreLines(table, seat).map((line, i) => (
              <div key={`${line.what}-${String(i)}`}>
                <dt>
                  {name(line)}
                  {line.what === 'guest' && <small className="dim"> {t.drinkLine[line.drink]}</small>}
                </dt>
                <dd>{line.points}</dd>
              </div>
            ))}
            <div className="score-total">
              <dt>{t.totalLine}</dt>
              <dd>{whiskeyTimes.outcome(table)?.scores[seat]}</dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}
