import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { read, write } from '../device/storage.js';
import type { PageLanguage } from '../tables/props.js';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'on' | 'off';
export type Pace = 'relaxed' | 'brisk' | 'instant';
/** `auto`: relaxed for the first games of a kind, brisk after that. */
export type PaceWish = Pace | 'auto';

/** What this device remembers about its owner. Nothing of it is sent anywhere, except name and glass when joining a table. */
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  readonly language: PageLanguage | 'auto';
  readonly pace: PaceWish;
  /** Whether things are explained the first time they happen. */
  readonly notes: boolean;
  readonly name: string;
  readonly glass: string;
}

const KEY = 'settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 60,
  language: 'auto',
  pace: 'auto',
  notes: true,
  name: '',
  glass: 'pint',
};

export const useSettings = create<Settings>(() => ({ ...DEFAULTS, ...read<Partial<Settings>>(KEY) }));

export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
  write(KEY, useSettings.getState());
}

const media = (query: string) => ({
  subscribe(listener: () => void) {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  matches: () => matchMedia(query).matches,
});

const reduced = media('(prefers-reduced-motion: reduce)');
const light = media('(prefers-color-scheme: light)');

/** Whether nothing may move: the person's wish here, else the system's. */
export function useReducedMotion(): boolean {
  const wish = useSettings((settings) => settings.motion);
  const system = useSyncExternalStore(reduced.subscribe, reduced.matches);
  return wish === 'auto' ? system : wish === 'off';
}

export function useTheme(): 'dark' | 'light' {
  const wish = useSettings((settings) => settings.theme);
  const system = useSyncExternalStore(light.subscribe, light.matches);
  return wish === 'auto' ? (system ? 'light' : 'dark') : wish;
}
