import * as z from 'zod/mini';

/** Attaches the sentence that docs/protocol.md prints about a field. */
export function said<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** The schemas of a list that says something about each: the list is the one place where a message is entered. */
export const schemasIn = <const Entries extends readonly { readonly schema: unknown }[]>(entries: Entries) =>
  entries.map(({ schema }) => schema) as unknown as { readonly [Nth in keyof Entries]: Entries[Nth]['schema'] };
