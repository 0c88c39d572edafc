import { useEffect } from 'react';
import type { News, SoundName, TableProps } from '../props.js';

/** Plays what each piece of news sounds like, once. */
export function useSounds(
  news: News,
  soundOf: (events: News['events']) => SoundName | undefined,
  sound: TableProps['sound'],
): void {
  useEffect(() => {
    const name = soundOf(news.events);
    if (name) sound(name);
  }, [news, soundOf, sound]);
}
