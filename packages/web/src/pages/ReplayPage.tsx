import { type Game, type GameRecord, readRecord, SPECTATOR } from '@taproom/engine';
import { type ChangeEvent, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useProblemText } from '../problems/useProblemText.js';
import { ReplayTable } from '../replay/ReplayTable.js';
import { stepsOf } from '../replay/steps.js';
import { type FoundRecord, useRecord } from '../replay/useRecord.js';
import { useGame } from '../setup/useGame.js';
import { usePageWords } from '../words/index.js';

/** It knows every game's slips by name, so it comes when it is needed. */
const OverGames = lazy(() => import('../review/OverGames.js').then((m) => ({ default: m.OverGames })));

/** A finished game, move by move, from any seat. */
export function ReplayPage({ source, id }: { source?: string; id?: string }) {
  const [chosen, setChosen] = useState<GameRecord>();
  if (chosen) return <Replay found={{ record: chosen }} />;
  if (source === undefined && location.hash.length < 2) return <ChooseRecord onChoose={setChosen} />;
  return <FoundReplay {...(source && { source })} {...(id && { id })} />;
}

function FoundReplay({ source, id }: { source?: string; id?: string }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const found = useRecord(source, id, location.hash);
  if (!found) return <LoadingPage />;
  if (!found.ok) {
    return (
      <PageFrame title={t.replay.title} narrow>
        <p className="problem">{textOf(found.problem)}</p>
      </PageFrame>
    );
  }
  const links = source && id ? { verifyAt: `/verify/${source}/${id}` } : {};
  return <Replay found={found.value} {...links} />;
}

function Replay({ found, verifyAt }: { found: FoundRecord; verifyAt?: string }) {
  const game = useGame(found.record.game);
  if (game.problem) return <Broken reason={game.problem} />;
  if (!game.value) return <LoadingPage />;
  return <ReplayOf game={game.value} found={found} {...(verifyAt && { verifyAt })} />;
}

function ReplayOf({ game, found, verifyAt }: { game: Game; found: FoundRecord; verifyAt?: string }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const { record, glasses, own } = found;
  const steps = useMemo(() => stepsOf(game, record), [game, record]);
  if (!steps.ok) {
    return (
      <PageFrame title={t.replay.title} narrow>
        <div className="problem">
          <p>{t.replay.bad}</p>
          <p>{textOf(steps.problem)}</p>
        </div>
      </PageFrame>
    );
  }
  return (
    <ReplayTable
      game={game}
      record={record}
      steps={steps.value}
      viewer={SPECTATOR}
      {...(glasses && { glasses })}
      {...(own !== undefined && { own })}
      {...(verifyAt && { verifyAt })}
    />
  );
}

function ChooseRecord({ onChoose }: { onChoose(record: GameRecord): void }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const [problem, setProblem] = useState<string>();
  function use(text: string, file?: string) {
    const record = readRecord(text, file);
    if (record.ok) onChoose(record.value);
    else setProblem(textOf(record.problem));
  }
  async function fromFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    if (file) use(await file.text(), file.name);
  }
  useDropped(use);
  return (
    <PageFrame title={t.replay.title} narrow>
      <div className="panel stack">
        <div className="field">
          <label htmlFor="record">{t.replay.choose}</label>
          <input id="record" className="input" type="file" accept=".json,application/json" onChange={fromFile} />
        </div>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            use(String(new FormData(event.currentTarget).get('text')));
          }}
        >
          <div className="field">
            <label htmlFor="text">{t.replay.paste}</label>
            <textarea id="text" name="text" className="input mono small" spellCheck={false} />
          </div>
          <p>
            <button type="submit" className="button primary">
              {t.replay.open}
            </button>
          </p>
        </form>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Suspense>
        <OverGames />
      </Suspense>
    </PageFrame>
  );
}

function useDropped(use: (text: string, file?: string) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) void file.text().then((text) => use(text, file.name));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}
