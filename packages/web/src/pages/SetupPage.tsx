import { type CardFiles, type Game, type Options, readSetting } from '@taproom/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { LocalPlayer } from '../device/games.js';
import { usualPlayers } from '../games.js';
import { Avatar, GLASSES } from '../parts/Avatar.js';
import { Broken } from '../parts/Catching.js';
import { Icon } from '../parts/Icon.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { dealIn } from '../play/deal.js';
import { BOT_LEVELS, regulars, startLocal, USUAL_LEVEL } from '../play/start.js';
import { useProblemText } from '../problems/useProblemText.js';
import { useSettings } from '../settings/settings.js';
import { DeckUpload } from '../setup/DeckUpload.js';
import { OptionsForm } from '../setup/OptionsForm.js';
import { useGame } from '../setup/useGame.js';
import { useIsGame } from '../setup/useGames.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Setting a table on this device: who plays, house rules, own cards. */
export function SetupPage({ name }: { name: string }) {
  const game = useGame(name);
  if (useIsGame(name) === false) return <NotFoundPage />;
  if (game.problem) return <Broken reason={game.problem} />;
  if (!game.value) return <LoadingPage />;
  return <Setup game={game.value} />;
}

function Setup({ game }: { game: Game }) {
  const t = usePageWords();
  const textOf = useProblemText();
  const words = wordsOf(game, useLanguage());
  const [, go] = useLocation();
  const [asked] = useState(() => dealIn(location.search));
  const [players, setPlayers] = useState(() => firstPlayers(game, t.setup.self, asked.seats));
  const [options, setOptions] = useState<Options>(asked.options);
  const [seed, setSeed] = useState(asked.seed);
  const [files, setFiles] = useState<CardFiles>({});
  const setting = readSetting(game, { seats: players.length, options, files });
  const values = Object.fromEntries(
    game.options.map((option) => [option.name, options[option.name] ?? option.default]),
  );
  const range = game.seats(values);

  async function deal(event: FormEvent) {
    event.preventDefault();
    if (!setting.ok) return;
    const wish = { game: game.name, players: named(players, t.glass), options, files, seed: seed.trim() };
    go(`/local/${await startLocal(wish)}`);
  }
  return (
    <PageFrame title={words.title} narrow>
      <form className="stack" onSubmit={deal}>
        <Who players={players} range={range} onChange={setPlayers} />
        {!setting.ok && (
          <div className="problem" role="alert">
            <p>{t.setup.problem}</p>
            <p>{setting.problem.map(textOf).join(' ')}</p>
          </div>
        )}
        <button type="submit" className="button primary wide" disabled={!setting.ok}>
          {t.setup.start}
        </button>
        <HouseRules game={game} options={options} names={players.map(({ name }) => name)} onChange={setOptions} />
        <WhichDeal seed={seed} onChange={setSeed} />
        <section className="panel stack" aria-labelledby="deck">
          <h2 id="deck">{t.setup.deck}</h2>
          <DeckUpload game={game} files={files} onChange={setFiles} />
        </section>
      </form>
    </PageFrame>
  );
}

interface WhoProps {
  readonly players: readonly LocalPlayer[];
  readonly range: { readonly min: number; readonly max: number };
  onChange(players: LocalPlayer[]): void;
}

function Who({ players, range, onChange }: WhoProps) {
  const t = usePageWords();
  const people = players.filter((player) => player.bot === undefined).length;
  function addSeat() {
    const [bot] = regulars(
      1,
      players.map((player) => player.name),
    );
    onChange([...players, { name: bot as string, glass: freeGlass(players), bot: USUAL_LEVEL }]);
  }
  return (
    <section className="panel stack" aria-labelledby="who">
      <h2 id="who">{t.setup.who}</h2>
      <ul className="seat-rows">
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
          <li key={seat}>
            <SeatRow
              player={player}
              seat={seat}
              onChange={(part) => onChange(players.map((other, i) => (i === seat ? { ...part } : other)))}
              {...(players.length > range.min && {
                onRemove: () => onChange(players.filter((_, i) => i !== seat)),
              })}
            />
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="button" disabled={players.length >= range.max} onClick={addSeat}>
          <Icon name="add" /> {t.setup.add}
        </button>
        <span className="dim small">{t.lobby.startHint(range.min, range.max)}</span>
      </p>
      {people > 1 && <p className="small">{t.setup.passAndPlay}</p>}
      <p className="dim small">{t.levelsHint}</p>
    </section>
  );
}

interface HouseRulesProps {
  readonly game: Game;
  readonly options: Options;
  readonly names: readonly string[];
  onChange(options: Options): void;
}

function HouseRules({ game, options, names, onChange }: HouseRulesProps) {
  const t = usePageWords();
  const words = wordsOf(game, useLanguage());
  return (
    <section className="panel stack" aria-labelledby="options">
      <h2 id="options">{t.setup.options}</h2>
      <p className="dim small">{t.setup.optionsHint}</p>
      <OptionsForm
        options={game.options}
        values={options}
        words={words}
        names={names}
        onChange={(option, value) => onChange({ ...options, [option]: value })}
      />
      {Object.keys(options).length > 0 && (
        <p>
          <button type="button" className="button" onClick={() => onChange({})}>
            {t.setup.resetOptions}
          </button>
        </p>
      )}
    </section>
  );
}

function WhichDeal({ seed, onChange }: { seed: string; onChange(seed: string): void }) {
  const t = usePageWords();
  return (
    <section className="panel stack" aria-labelledby="deal">
      <h2 id="deal">{t.setup.deal}</h2>
      <p id="deal-hint" className="dim small">
        {t.setup.dealHint}
      </p>
      <input
        className="input"
        aria-labelledby="deal"
        aria-describedby="deal-hint"
        placeholder={t.setup.dealFresh}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={seed}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </section>
  );
}

/** No address may ask for a form without end; whether so many can play the game says itself. */
const MOST_SEATS = 12;

interface RowProps {
  readonly player: LocalPlayer;
  readonly seat: number;
  onChange(player: LocalPlayer): void;
  onRemove?(): void;
}

function SeatRow({ player, seat, onChange, onRemove }: RowProps) {
  const t = usePageWords();
  const { name, glass, bot } = player;
  return (
    <div className="seat-row">
      <Avatar glass={glass} size={42} />
      <div className="pair">
        <input
          className="input"
          aria-label={`${t.setup.player(seat + 1)}: ${t.setup.name}`}
          value={name}
          maxLength={24}
          onChange={(event) => onChange({ ...player, name: event.currentTarget.value })}
        />
        <select
          aria-label={`${t.setup.player(seat + 1)}: ${t.setup.kind}`}
          value={bot ?? ''}
          onChange={(event) => {
            const level = event.currentTarget.value;
            onChange(level === '' ? { name, glass } : { name, glass, bot: level });
          }}
        >
          <option value="">{t.setup.person}</option>
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t.setup.bot(t.levels[level] ?? level)}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t.setup.remove(name)}
        disabled={!onRemove}
        onClick={onRemove}
        style={{ visibility: onRemove ? 'visible' : 'hidden' }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function firstPlayers(game: Game, you: string, asked?: number): LocalPlayer[] {
  const { name, glass } = useSettings.getState();
  const seats = Math.min(asked ?? usualPlayers(game.name), MOST_SEATS);
  const players: LocalPlayer[] = [{ name: name || you, glass }];
  for (const bot of regulars(seats - 1, [name || you]))
    players.push({ name: bot, glass: freeGlass(players), bot: USUAL_LEVEL });
  return players;
}

const freeGlass = (players: readonly LocalPlayer[]): string =>
  GLASSES.find((glass) => !players.some((player) => player.glass === glass)) ?? 'water';

/** Nobody sits without a name, and no two share one: the log would be a riddle. */
function named(players: readonly LocalPlayer[], glasses: Readonly<Record<string, string>>): LocalPlayer[] {
  const taken = new Set<string>();
  return players.map((player, seat) => {
    let name = player.name.trim() || glasses[player.glass] || '';
    while (taken.has(name.toLowerCase())) name = `${name} ${seat + 1}`;
    taken.add(name.toLowerCase());
    return { ...player, name };
  });
}
