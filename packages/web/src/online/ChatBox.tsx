import type { RemoteTable, TableConnection } from '@taproom/client';
import { SPECTATOR } from '@taproom/engine';
import { LIMITS, REACTIONS } from '@taproom/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { announce } from '../parts/announce.js';
import { usePageWords } from '../words/index.js';
import { calledHere } from './called.js';

/** Whom this device does not want to hear, until the page is closed. */
const useMuted = create<{ readonly names: readonly string[] }>(() => ({ names: [] }));

/** Chat and reactions. Whom this device has muted is not shown here; the host can mute for everybody. */
export function ChatBox({ state, connection }: { state: RemoteTable; connection: TableConnection }) {
  const t = usePageWords();
  const muted = useMuted(({ names }) => names);
  const list = useRef<HTMLOListElement>(null);
  const lines = state.chat.filter(({ name }) => !muted.includes(name));
  const last = lines.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line is added.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  const others = [...new Set(state.chat.map(({ name }) => name))].filter(
    (name) => name !== state.lobby?.seats[state.seat]?.name,
  );
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log chat-log" ref={list} tabIndex={0} aria-label={t.table.chat}>
        {lines.length === 0 && <li>{t.chat.empty}</li>}
        {lines.map(({ number, seat, name, text, reaction }) => (
          <li key={number} className="chat-line">
            <strong>{calledHere(name, seat, state.seat, t)}:</strong>{' '}
            {reaction === undefined ? text : (t.chat.reaction[reaction] ?? reaction)}
          </li>
        ))}
      </ol>
      {state.seat !== SPECTATOR && (
        <>
          <Reactions connection={connection} />
          <SayForm connection={connection} />
        </>
      )}
      {others.length > 0 && <MuteButtons names={others} muted={muted} />}
    </div>
  );
}

function Reactions({ connection }: { connection: TableConnection }) {
  const t = usePageWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div className="reactions" role="group" aria-label={t.chat.reactions}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className="button"
          onClick={() => void connection.send({ type: 'react', reaction })}
        >
          {t.chat.reaction[reaction] ?? reaction}
        </button>
      ))}
    </div>
  );
}

function SayForm({ connection }: { connection: TableConnection }) {
  const t = usePageWords();
  function say(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (text !== '') void connection.send({ type: 'chat', text });
    form.reset();
  }
  return (
    <form className="chat-form" onSubmit={say}>
      <input
        className="input"
        name="text"
        aria-label={t.chat.say}
        placeholder={t.chat.say}
        maxLength={LIMITS.chat}
        autoComplete="off"
      />
      <button type="submit" className="button">
        {t.chat.send}
      </button>
    </form>
  );
}

function MuteButtons({ names, muted }: { names: readonly string[]; muted: readonly string[] }) {
  const t = usePageWords();
  const toggle = (name: string): void =>
    useMuted.setState({ names: muted.includes(name) ? muted.filter((other) => other !== name) : [...muted, name] });
  return (
    <p className="row">
      {names.map((name) => (
        <button key={name} type="button" className="button bare small" onClick={() => toggle(name)}>
          {muted.includes(name) ? t.chat.unmute(name) : t.chat.mute(name)}
        </button>
      ))}
    </p>
  );
}

const SHOWN_FOR = 4000;

/** The last thing somebody else said, over the table for a moment: on a phone the chat itself is a tap away. */
export function LastSaid({ state }: { state: RemoteTable }) {
  const t = usePageWords();
  const muted = useMuted(({ names }) => names);
  const [shown, setShown] = useState<string>();
  const heard = useRef(state.chat.at(-1)?.number ?? 0);
  const last = state.chat.at(-1);
  useEffect(() => {
    if (!last || last.number <= heard.current) return;
    heard.current = last.number;
    if (last.seat === state.seat || muted.includes(last.name)) return;
    const said = last.reaction === undefined ? last.text : (t.chat.reaction[last.reaction] ?? last.reaction);
    setShown(`${last.name}: ${said}`);
    announce(`${last.name}: ${said}`);
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [last, state.seat, muted, t]);
  return shown === undefined ? null : <p className="notice calm high">{shown}</p>;
}
