import { type CardFiles, type Game, type Options, readSetting } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { usualPlayers } from '../games.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useProblemText } from '../problems/useProblemText.js';
import { NameField } from '../settings/NameField.js';
import { DeckUpload } from '../setup/DeckUpload.js';
import { OptionsForm } from '../setup/OptionsForm.js';
import { useGame } from '../setup/useGame.js';
import { useIsGame } from '../setup/useGames.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { ClockForm } from './ClockForm.js';
import { ownName } from './called.js';
import { openFor } from './open.js';

/** Opening a table for friends. Everything but the cards can still be changed in its lobby. */
export function OpenPage({ name }: { name: string }) {
  const game = useGame(name);
  if (useIsGame(name) === false) return <NotFoundPage />;
  if (game.problem) return <Broken reason={game.problem} />;
  return game.value ? <Open game={game.value} /> : <LoadingPage />;
}

function Open({ game }: { game: Game }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const words = wordsOf(game, useLanguage());
  const [, go] = useLocation();
  const [seats, setSeats] = useState(() => usualPlayers(game.name));
  const [options, setOptions] = useState<Options>({});
  const [files, setFiles] = useState<CardFiles>({});
  const [clock, setClock] = useState<Clock | null>(null);
  const [isPublic, setPublic] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const setting = readSetting(game, { seats, options, files });
  const range = game.seats({
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...options,
  });

  async function open(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const name = ownName(0, t);
    const wish = { game: game.name, seats, options: { ...options } as never, clock, public: isPublic, name };
    const opened = await openFor(Object.keys(files).length > 0 ? { ...wish, files: { ...files } } : wish);
    setBusy(false);
    if (opened.ok) go(`/t/${opened.value}`);
    else setProblem(textOf({ reason: opened.problem }));
  }
  return (
    <PageFrame title={words.title} narrow>
      <form className="stack" onSubmit={open}>
        <NameAndSeats seats={seats} range={range} onSeats={setSeats} />
        {(problem || !setting.ok) && (
          <p className="problem" role="alert">
            {problem ?? (setting.ok ? '' : setting.problem.map(textOf).join(' '))}
          </p>
        )}
        <button type="submit" className="button primary wide" disabled={busy || !setting.ok}>
          {busy ? t.lobby.opening : t.lobby.open}
        </button>
        <section className="panel stack" aria-labelledby="options">
          <h2 id="options">{t.setup.options}</h2>
          <p className="dim small">{t.setup.optionsHint}</p>
          <OptionsForm
            options={game.options.filter((option) => option.kind !== 'seats')}
            values={options}
            words={words}
            names={[]}
            onChange={(option, value) => setOptions({ ...options, [option]: value })}
          />
          <ClockForm value={clock} onChange={setClock} />
          <Visibility value={isPublic} onChange={setPublic} />
        </section>
        <OwnCards game={game} files={files} onChange={setFiles} />
      </form>
    </PageFrame>
  );
}

function OwnCards(props: { game: Game; files: CardFiles; onChange(files: CardFiles): void }) {
  const t = usePageWords();
  return (
    <section className="panel stack" aria-labelledby="deck">
      <h2 id="deck">{t.setup.deck}</h2>
      <DeckUpload {...props} />
    </section>
  );
}

interface NameAndSeatsProps {
  readonly seats: number;
  readonly range: { readonly min: number; readonly max: number };
  onSeats(seats: number): void;
}

/** Who opens the table, and for how many. */
function NameAndSeats({ seats, range, onSeats }: NameAndSeatsProps) {
  const t = usePageWords();
  return (
    <section className="panel stack">
      <NameField label={t.settings.name} />
      <div className="field">
        <label htmlFor="seats">{t.lobby.seats}</label>
        <input
          id="seats"
          className="input"
          style={{ width: '7rem' }}
          type="number"
          inputMode="numeric"
          min={range.min}
          max={range.max}
          value={seats}
          onChange={(event) => onSeats(event.currentTarget.valueAsNumber || range.min)}
        />
        <p className="dim small">{t.lobby.startHint(range.min, range.max)}</p>
      </div>
    </section>
  );
}

export function Visibility({ value, onChange }: { value: boolean; onChange(value: boolean): void }) {
  const t = usePageWords();
  return (
    <label className="tick">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {t.lobby.public}
    </label>
  );
}
