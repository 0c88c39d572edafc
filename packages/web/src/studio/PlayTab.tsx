import { readOptions, readSetting } from '@taproom/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { usualPlayers } from '../games.js';
import { ownName } from '../online/called.js';
import { openFor } from '../online/open.js';
import { startLocal, youAndBots } from '../play/start.js';
import { useProblemText } from '../problems/useProblemText.js';
import { NameField } from '../settings/NameField.js';
import { usePageWords } from '../words/index.js';
import { ProblemList } from './ProblemList.js';
import { ownFiles, ownOptions } from './set/set.js';
import type { Desk } from './useDesk.js';
import { useStudioWords } from './words/index.js';

/** A table with this set: for friends on this server, or against bots on this device. */
export function PlayTab({ desk }: { desk: Desk }) {
  const { play: words } = useStudioWords();
  const t = usePageWords();
  const textOf = useProblemText();
  const [, go] = useLocation();
  const { game, set, faults } = desk;
  const [seats, setSeats] = useState(() => usualPlayers(game.name));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const files = ownFiles(game, set);
  const options = ownOptions(game, set.options);
  const setting = readSetting(game, { seats, options, files });
  const read = readOptions(game.options, options);
  const range = read.ok ? game.seats(read.value) : { min: 2, max: 8 };

  async function open(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const opened = await openFor({
      game: game.name,
      seats,
      options: { ...options } as never,
      clock: null,
      public: false,
      name: ownName(0, t),
      ...(Object.keys(files).length > 0 && { files: { ...files } }),
    });
    setBusy(false);
    if (opened.ok) go(`/t/${opened.value}`);
    else setProblem(textOf({ reason: opened.problem }));
  }
  async function alone() {
    const players = youAndBots(t.setup.self, seats);
    go(`/local/${await startLocal({ game: game.name, players, options, files })}`);
  }
  return (
    <form className="studio-narrow panel stack" onSubmit={open}>
      <p>{words.hint}</p>
      <ProblemList set={set} faults={faults} />
      <NameField label={t.settings.name} />
      <SeatsField seats={seats} range={range} onChange={setSeats} />
      {(problem || (!setting.ok && faults.count === 0)) && (
        <p className="problem" role="alert">
          {problem ?? (setting.ok ? '' : setting.problem.map(textOf).join(' '))}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button primary" disabled={busy || !setting.ok}>
          {busy ? words.opening : words.open}
        </button>
        <button type="button" className="button" disabled={!setting.ok} onClick={() => void alone()}>
          {words.alone}
        </button>
      </div>
    </form>
  );
}

interface SeatsProps {
  readonly seats: number;
  readonly range: { readonly min: number; readonly max: number };
  onChange(seats: number): void;
}

function SeatsField({ seats, range, onChange }: SeatsProps) {
  const { play: words } = useStudioWords();
  return (
    <label className="field">
      {words.seats}
      <input
        className="input"
        style={{ width: '7rem' }}
        type="number"
        min={range.min}
        max={range.max}
        value={seats}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber || range.min)}
      />
    </label>
  );
}
