import type { Hint } from '@taproom/bots';
import type { AnyView, CardFiles, Options, Reader } from '@taproom/engine';
import type { PageLanguage } from '../tables/props.js';

/** From the page to the worker that thinks: what the seat may see, and nothing else. */
export interface Asked {
  readonly id: number;
  readonly game: string;
  readonly wish: { readonly seats: number; readonly options: Options; readonly files?: CardFiles };
  readonly view: AnyView;
  /** The legal moves, in notation. */
  readonly moves: readonly string[];
  /** In a lesson, the moves it is about: where the Landlord would make another, one of these is named. */
  readonly among?: readonly string[];
  readonly language: PageLanguage;
  readonly reader: Pick<Reader, 'names' | 'seat'>;
}

/** Back to the page; without a hint where the house has no opinion. */
export interface Answered {
  readonly id: number;
  readonly hint?: Hint;
}
