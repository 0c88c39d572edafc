import type { Reader, Words } from '@taproom/engine';
import { useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.js';
import type { LogLine } from '../play/session.js';
import { usePageWords } from '../words/index.js';
import { SoundButton } from './SoundButton.js';

export interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** The log in sentences; events that are not worth a line have none. */
export const sentencesOf = (log: readonly LogLine[], words: Words, reader: Reader): Sentence[] =>
  log.flatMap(({ id, event, aside }) => {
    const text = [words.event(event, reader), aside].filter((part) => part !== undefined).join(' ');
    return text === '' ? [] : [{ id, text }];
  });

/** The log, newest at the end and in sight. */
export function LogList({ sentences, newFrom }: { sentences: readonly Sentence[]; newFrom?: number }) {
  const t = usePageWords();
  const list = useRef<HTMLOListElement>(null);
  const last = sentences.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard.
    <ol className="log" ref={list} tabIndex={0} aria-label={t.table.log}>
      {sentences.length === 0 && <li>{t.table.logEmpty}</li>}
      {sentences.map(({ id, text }) => (
        <li key={id} className={newFrom !== undefined && id >= newFrom ? 'new' : undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}

const LATELY = 3;

/** The last three things that happened, for phones; a press opens the whole log. Beside it is room for what the head has none for. */
export function Lately({ sentences, onOpen }: { sentences: readonly Sentence[]; onOpen(): void }) {
  const t = usePageWords();
  return (
    <section className="lately" aria-label={t.table.lately}>
      <button type="button" className="told" data-key="g" onClick={onOpen}>
        <Icon name="log" size={18} />
        <span>
          {sentences.length === 0 && <span>{t.table.logEmpty}</span>}
          {sentences.slice(-LATELY).map(({ id, text }) => (
            <span key={id}>{text}</span>
          ))}
        </span>
      </button>
      <SoundButton />
    </section>
  );
}
