import { glassOf } from '../parts/Avatar.js';
import { useSettings } from '../settings/settings.js';
import type { PageWords } from '../words/en.js';

/** Whoever gives no name goes by the glass in front of them. */
export const strangerAt = (seat: number, t: PageWords): string => t.glass[glassOf(seat)] ?? '';

/** The name this device's owner sits down with. */
export const ownName = (seat: number, t: PageWords): string =>
  useSettings.getState().name.trim() || strangerAt(seat, t);

/** What a seat is called on this device. Whoever gave no name is a glass to the others, and "You" here. */
export const calledHere = (name: string, seat: number, own: number, t: PageWords): string =>
  seat === own && !useSettings.getState().name.trim() && name === strangerAt(seat, t) ? t.setup.self : name;
