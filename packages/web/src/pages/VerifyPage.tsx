import { fingerprintOf, type Game, type GameRecord } from '@taproom/engine';
import { useMemo, useState } from 'react';
import { Loading } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useProblemText } from '../problems/useProblemText.js';
import { stepsOf } from '../replay/steps.js';
import { type FoundRecord, useRecord } from '../replay/useRecord.js';
import { useGame } from '../setup/useGame.js';
import { usePageWords } from '../words/index.js';

/** The check of the shuffle: seed against fingerprint, and every move made again from that seed. */
export function VerifyPage({ source, id }: { source: string; id: string }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const found = useRecord(source, id, '');
  if (!found) return <Loading />;
  return (
    <PageFrame title={t.verify.title} narrow>
      {found.ok ? <Check found={found.value} /> : <p className="problem">{textOf(found.problem)}</p>}
    </PageFrame>
  );
}

function Check({ found: { record, fingerprint } }: { found: FoundRecord }) {
  const t = usePageWords();
  const game = useGame(record.game);
  const own = useMemo(() => fingerprintOf(record.seed), [record.seed]);
  const [given, setGiven] = useState(fingerprint ?? '');
  const typed = given.trim().toLowerCase();
  return (
    <div className="panel stack">
      <p>{t.verify.explain}</p>
      <dl className="stack" style={{ margin: 0 }}>
        <div>
          <dt className="label">{t.verify.seed}</dt>
          <dd className="mono" style={{ margin: 0 }}>
            {record.seed}
          </dd>
        </div>
        <div>
          <dt className="label">{t.verify.fingerprint}</dt>
          <dd className="mono" style={{ margin: 0 }} data-testid="fingerprint">
            {own}
          </dd>
        </div>
      </dl>
      <div className="field">
        <label htmlFor="given">{t.verify.given}</label>
        <input
          id="given"
          className="input mono"
          value={given}
          spellCheck={false}
          autoComplete="off"
          placeholder={t.verify.givenHint}
          onChange={(event) => setGiven(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={typed !== '' && typed !== own ? 'problem' : undefined}>
        {typed === '' ? '' : typed === own ? `✓ ${t.verify.matches}` : t.verify.differs}
      </p>
      {game.value && <Moves game={game.value} record={record} />}
    </div>
  );
}

function Moves({ game, record }: { game: Game; record: GameRecord }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const steps = useMemo(() => stepsOf(game, record), [game, record]);
  if (steps.ok) return <p>✓ {t.verify.replays(record.moves.length)}</p>;
  return (
    <div className="problem">
      <p>{t.verify.fails}</p>
      <p>{textOf(steps.problem)}</p>
    </div>
  );
}
