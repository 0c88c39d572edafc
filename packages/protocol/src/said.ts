import * as z from 'zod/mini';

/** Attaches the sentence that docs/protocol.md prints about a field. */
export function said<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}
