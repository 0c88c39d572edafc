import { fingerprintOf, type Game, type GameRecord, type SharedLuck, wrongLuck } from '@taproom/engine';
import { useMemo, useState } from 'react';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useProblemText } from '../problems/useProblemText.js';
import { stepsOf } from '../replay/steps.js';
import { type FoundRecord, useRecord } from '../replay/useRecord.js';
import { useGame } from '../setup/useGame.js';
import { useVerifyWords } from './words/index.js';

/** The check of the shuffle: seed against fingerprint and everyone's luck, and every move made again from that seed. */
export function VerifyPage({ source, id }: { source: string; id: string }) {
  const t = useVerifyWords();
  const textOf = useProblemText();
  const found = useRecord(source, id, '');
  if (!found) return <LoadingPage />;
  return (
    <PageFrame title={t.title} narrow>
      {found.ok ? <Check found={found.value} /> : <p className="problem">{textOf(found.problem)}</p>}
    </PageFrame>
  );
}

function Check({ found: { record, fingerprint, luck } }: { found: FoundRecord }) {
  const t = useVerifyWords();
  const game = useGame(record.game);
  const own = useMemo(() => fingerprintOf(record.seed), [record.seed]);
  // The fingerprint in the record itself proves nothing: only one that was seen while the game was young does.
  const [given, setGiven] = useState('');
  const typed = given.trim().toLowerCase();
  const differs = (typed !== '' && typed !== own) || (fingerprint !== undefined && fingerprint !== own);
  return (
    <div className="panel stack">
      <p>{t.explain}</p>
      <dl className="stack" style={{ margin: 0 }}>
        <div>
          <dt className="label">{t.seed}</dt>
          <dd className="mono" style={{ margin: 0 }}>
            {record.seed}
          </dd>
        </div>
        <div>
          <dt className="label">{t.fingerprint}</dt>
          <dd className="mono" style={{ margin: 0 }} data-testid="fingerprint">
            {own}
          </dd>
        </div>
      </dl>
      <div className="field">
        <label htmlFor="given">{t.given}</label>
        <input
          id="given"
          className="input mono"
          value={given}
          spellCheck={false}
          autoComplete="off"
          placeholder={t.givenHint}
          onChange={(event) => setGiven(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={differs ? 'problem' : undefined}>
        {differs ? t.differs : typed === '' ? t.itself : `✓ ${t.matches}`}
      </p>
      <Luck record={record} {...(luck && { luck })} />
      {game.value && <Moves game={game.value} record={record} />}
    </div>
  );
}

/** Where the seed comes from: everybody's luck together, or the server alone. */
function Luck({ record: { seed, players }, luck }: { record: GameRecord; luck?: SharedLuck }) {
  const t = useVerifyWords();
  if (!luck) return <p>{t.noLuck}</p>;
  if (wrongLuck(seed, luck) !== undefined) return <p className="problem">{t.picked}</p>;
  const named = (opened: boolean) =>
    luck.seats
      .filter((one) => (one.luck !== undefined) === opened)
      .map(({ seat }) => players[seat] ?? `seat-${seat + 1}`)
      .join(', ');
  return (
    <>
      <p data-testid="luck">✓ {t.mixed(named(true))}</p>
      {named(false) !== '' && <p>{t.unopened(named(false))}</p>}
    </>
  );
}

function Moves({ game, record }: { game: Game; record: GameRecord }) {
  const t = useVerifyWords();
  const textOf = useProblemText();
  const steps = useMemo(() => stepsOf(game, record), [game, record]);
  const last = steps.ok ? steps.value.at(-1) : undefined;
  if (steps.ok && !(last && game.outcome(last.table)))
    return <p className="problem">{t.cutOff(record.moves.length)}</p>;
  if (steps.ok) return <p>✓ {t.replays(record.moves.length)}</p>;
  return (
    <div className="problem">
      <p>{t.fails}</p>
      <p>{textOf(steps.problem)}</p>
    </div>
  );
}
