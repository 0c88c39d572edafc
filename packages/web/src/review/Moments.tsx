import { type Moment, picture, type SplitGame, tellMoment } from '@taproom/bots/review';
import { type Game, type GameRecord, type Setting, SPECTATOR } from '@taproom/engine';
import { Icon } from '../parts/Icon.js';
import { useLanguage, wordsOf } from '../words/index.js';
import { usePlayOn } from './playOn.js';
import { sharePicture } from './share.js';
import { useReviewWords } from './words/index.js';

interface Props {
  readonly game: Game;
  readonly setting: Setting;
  readonly record: GameRecord;
  readonly split: SplitGame;
  readonly moments: readonly Moment[];
  readonly own: number | undefined;
  go(at: number): void;
}

/** The three moments that decided it: to look at, to share, and to play on from. */
export function Moments({ game, setting, record, split, moments, own, go }: Props) {
  const { t, says } = useReviewWords();
  const words = wordsOf(game, useLanguage());
  const playOn = usePlayOn(record, own);
  const names = record.players;
  const reader = { names, seat: own ?? SPECTATOR, setting };
  const told = (moment: Moment): string => tellMoment(moment, { steps: split.steps }, words, says, reader);
  const share = (moment: Moment, nth: number): Promise<void> => {
    const title = `${words.title}: ${t.moments}`;
    const svg = picture(
      { ...split, players: names },
      { title: words.title, chart: t.chart, says: told(moment), step: moment.step },
    );
    return sharePicture(`${game.name}-${nth}`, title, svg);
  };
  return (
    <>
      <h3>{t.moments}</h3>
      <ol className="review-moments">
        {moments.map((moment, i) => (
          <li key={moment.step}>
            <p>{told(moment)}</p>
            <p className="row">
              <button type="button" className="button small" onClick={() => go(moment.line + 1)}>
                {t.show}
              </button>
              <button type="button" className="button small" onClick={() => void share(moment, i + 1)}>
                <Icon name="share" size={16} /> {t.share}
              </button>
              <button type="button" className="button small" onClick={() => void playOn(moment.line, moment.seat)}>
                <Icon name="play" size={16} /> {t.playOn}
              </button>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
