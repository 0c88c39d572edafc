import { type AnyView, fieldsBySeat, isSeat } from '@taproom/engine';
import { flow, pad } from '../paint.js';
import type { Context, Drawing } from './drawing.js';

/** Draws any game from its view alone: each field with its name. Readable, no more; a game deserves its own. */
export const anyTable: Drawing = {
  drawTable(view: AnyView, context: Context): string {
    const fields = Object.entries(view).filter(([name, value]) => name !== 'viewer' && !isEmpty(value));
    const indent = Math.max(0, ...fields.map(([name]) => wordsOf(name).length)) + 2;
    const lines = fields.flatMap(([name, value]) => {
      const [first = '', ...rest] = flow(textOfField(name, value, context).split(' '), context.width - indent, ' ');
      return [context.paint.bold(pad(wordsOf(name), indent)) + first, ...rest.map((line) => ' '.repeat(indent) + line)];
    });
    return lines.join('\n');
  },
};

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
