import { SPECTATOR } from '@taproom/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../parts/Icon.js';
import { usePageWords } from '../words/index.js';
import type { Reading } from './reading.js';
import { SoundButton } from './SoundButton.js';

interface Props {
  readonly reading: Reading;
  readonly leaveTo: string;
  /** Undefined where nothing can be taken back. */
  readonly takeBack: (() => void) | undefined;
  /** Undefined where nobody may be asked. */
  readonly askHint: (() => void) | undefined;
  onHelp(): void;
  onMenu(): void;
  /** More: a clock. */
  readonly children: ReactNode;
}

/** The way out, the game, whose turn it is, and what can be asked of the page. */
export function TableHead({ reading, leaveTo, takeBack, askHint, onHelp, onMenu, children }: Props) {
  const t = usePageWords();
  const { state, words, turn, mine } = reading;
  const watching = state.seat === SPECTATOR && state.connection !== 'local';
  return (
    <header className="table-head">
      <Link className="icon-button" href={leaveTo} aria-label={t.table.leave}>
        <Icon name="back" />
      </Link>
      <h1>{words.title}</h1>
      <span className="grow" />
      <p className={mine ? 'turn mine' : 'turn'} data-testid="turn">
        <span>{turn}</span>
      </p>
      {children}
      {watching && <span className="chip">{t.table.watching}</span>}
      <span className="grow" />
      {takeBack && (
        <HeadButton icon="undo" press="u" label={t.table.takeBack} title={t.table.takeBack} onPress={takeBack} />
      )}
      {askHint && <HeadButton icon="bulb" press="w" label={t.hint.ask} title={t.hint.ask} onPress={askHint} />}
      <SoundButton />
      <HeadButton icon="help" press="h" label={t.table.help} onPress={onHelp} />
      <HeadButton icon="menu" press="n" label={t.table.menu} onPress={onMenu} />
    </header>
  );
}

interface HeadButtonProps {
  readonly icon: IconName;
  /** The key that presses it. */
  readonly press: string;
  readonly label: string;
  readonly title?: string;
  onPress(): void;
}

function HeadButton({ icon, press, label, title, onPress }: HeadButtonProps) {
  const look = icon === 'undo' ? 'icon-button undo' : 'icon-button';
  return (
    <button type="button" className={look} data-key={press} aria-label={label} title={title} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
