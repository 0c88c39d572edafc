import { type AnyView, fieldsBySeat, isSeat } from '@taproom/engine';
import { flow, pad } from '../paint.js';
import type { Context, Drawing } from './drawing.js';

/** Draws any game from its view alone: each field with its name. Readable, no more; a game deserves its own. */
export const anyTable: Drawing = {
  drawTable(view: AnyView, context: Context): string {
    const fields = fieldsOf(view, context.words.fields);
    const indent = Math.max(0, ...fields.map(({ label }) => label.length)) + 2;
    const lines = fields.flatMap(({ name, label, value }) => {
      const [first = '', ...rest] = flow(textOfField(name, value, context).split(' '), context.width - indent, ' ');
      return [context.paint.bold(pad(label, indent)) + first, ...rest.map((line) => ' '.repeat(indent) + line)];
    });
    return lines.join('\n');
  },
};

/** What there is to show, by name: where the game's words name fields, those, and who is waited for, and the hand. */
function fieldsOf(view: AnyView, named: Context['words']['fields']) {
  const values = view as unknown as Readonly<Record<string, unknown>>;
  const shown = named ? ['waiting', ...Object.keys(named), 'hand'] : Object.keys(values);
  return shown
    .filter((name) => name !== 'viewer' && !isEmpty(values[name]))
    .map((name) => ({ name, label: named?.[name]?.toLowerCase() ?? wordsOf(name), value: values[name] }));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** `handSizes` is "hand sizes". */
const wordsOf = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** A list with one entry a seat names the seats; any other list is just listed. */
function textOfField(name: string, value: unknown, { game, setting, names }: Context): string {
  if (isSeat(name, value, names.length)) return names[value] as string;
  if (!Array.isArray(value)) return textOf(value);
  if (name === 'waiting') return value.map((seat) => names[seat] ?? `seat ${seat + 1}`).join(', ');
  const isBySeat = fieldsBySeat(game, setting).has(name) && name !== 'hand';
  return value.map((item, seat) => (isBySeat ? `${names[seat]} ${textOf(item)}` : textOf(item))).join(', ');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : `[${value.map(textOf).join(' ')}]`;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, item]) => `${wordsOf(name)} ${textOf(item)}`)
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
