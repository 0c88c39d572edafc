import { create } from 'zustand';

/** What a screen reader should say next. Each call is heard once, even when it repeats the sentence before. */
export const useAnnouncement = create<{ readonly id: number; readonly text: string }>(() => ({ id: 0, text: '' }));

export const announce = (text: string): void => useAnnouncement.setState(({ id }) => ({ id: id + 1, text }));
