import * as z from 'zod/mini';
import { said } from './said.js';

/** News as what changed: how a view is written as its differences from the one before, and put together again. */

/** What came to a list that only grew: each item with its place in the new list, first to last. */
export const additions = z.array(z.tuple([z.int().check(z.minimum(0)), z.unknown()]));
type Additions = z.infer<typeof additions>;

export const changes = {
  changed: z.optional(
    said(
      z.record(z.string(), z.unknown()),
      'with `delta`, instead of `view`: its fields that are new or differ, whole',
    ),
  ),
  added: z.optional(
    said(
      z.record(z.string(), additions),
      'with `delta`: fields that are lists and only grew: what came to them, as pairs of its place in the new list and itself, first to last',
    ),
  ),
};

export interface Changes {
  readonly changed?: Readonly<Record<string, unknown>> | undefined;
  readonly added?: Readonly<Record<string, Additions>> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The view after these changes; undefined when they do not fit the view before, so that something was missed. */
export function applyChanges(before: Fields | undefined, { changed, added }: Changes): Fields | undefined {
  const view: Record<string, unknown> = { ...before, ...changed };
  for (const [field, items] of Object.entries(added ?? {})) {
    const list = view[field];
    const grown = Array.isArray(list) ? grow(list, items) : undefined;
    if (!grown) return undefined;
    view[field] = grown;
  }
  return view;
}

function grow(list: readonly unknown[], items: Additions): unknown[] | undefined {
  const grown = [...list];
  for (const [place, item] of items) {
    if (place > grown.length) return undefined;
    grown.splice(place, 0, item);
  }
  return grown;
}

/** What came to a list, if that is all that happened to it. */
export function additionsTo(before: readonly unknown[], after: readonly unknown[]): [number, unknown][] | undefined {
  if (after.length < before.length) return undefined;
  const added: [number, unknown][] = [];
  let known = 0;
  for (const [place, item] of after.entries()) {
    if (known < before.length && isSame(before[known], item)) known += 1;
    else added.push([place, item]);
    if (added.length > after.length - before.length) return undefined;
  }
  return added;
}

/** Whether two values are the same as JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && areSameFields(a as Fields, b as Fields);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false;
  return true;
}

function areSameFields(a: Fields, b: Fields): boolean {
  for (const field in a) if (!isSame(a[field], b[field])) return false;
  for (const field in b) if (a[field] === undefined && b[field] !== undefined) return false;
  return true;
}
