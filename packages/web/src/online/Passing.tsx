import type { RemoteTable } from '@taproom/client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { usePageWords } from '../words/index.js';

/** How long something said flies past. The style sheet has the same. */
const FLIGHT = 6000;

interface Said {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly isReaction: boolean;
}

/** Chat and reactions, flying past the big screen once, each on a lane of its own. */
export function Passing({ state }: { state: RemoteTable }) {
  const t = usePageWords();
  const [shown, setShown] = useState<readonly Said[]>([]);
  const heard = useRef(state.chat.at(-1)?.number ?? 0);
  useEffect(() => {
    const news = state.chat.filter(({ number }) => number > heard.current);
    if (news.length === 0) return;
    heard.current = news.at(-1)?.number ?? heard.current;
    const said = news.map(({ number, name, text, reaction }) => ({
      id: number,
      name,
      text: (reaction === undefined ? text : (t.chat.reaction[reaction] ?? reaction)) ?? '',
      isReaction: reaction !== undefined,
    }));
    setShown((before) => [...before, ...said]);
    const ids = new Set(said.map(({ id }) => id));
    setTimeout(() => setShown((before) => before.filter(({ id }) => !ids.has(id))), FLIGHT);
  }, [state.chat, t]);
  return (
    <div className="passing" role="log" aria-label={t.table.chat}>
      {shown.map(({ id, name, text, isReaction }) => (
        <p key={id} data-reaction={isReaction} style={{ '--lane': id % 4 } as CSSProperties}>
          <b>{name}</b> {text}
        </p>
      ))}
    </div>
  );
}
