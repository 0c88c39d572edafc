import * as z from 'zod/mini';
import { FROM_CLIENT } from './from-client.js';
import { ENTRIES, FROM_SERVER } from './from-server.js';
import { HTTP } from './http.js';
import { LIMITS, REACTIONS } from './limits.js';
import { PROTOCOL } from './version.js';

/** The part of docs/protocol.md that is made from the schemas, as Markdown. A test keeps the file equal to it. */
export function describe(): string {
  const parts = [
    `Protocol version ${PROTOCOL}.`,
    '### From the client',
    ...FROM_CLIENT.map(({ schema, says }) => messageText(schema, says)),
    '### From the server',
    ...FROM_SERVER.map(({ schema, says }) => messageText(schema, says)),
    '### Kinds of entry (`what`)',
    table(
      ['what', 'means'],
      Object.entries(ENTRIES).map(([name, says]) => [`\`${name}\``, says]),
    ),
    '### HTTP',
    ...HTTP.map((call) => httpText(call)),
    '### Limits',
    table(
      ['limit', 'value'],
      Object.entries(LIMITS).map(([name, value]) => [`\`${name}\``, String(value)]),
    ),
    `Reactions: ${REACTIONS.map((name) => `\`${name}\``).join(', ')}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

interface Json {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly additionalProperties?: Json | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const jsonOf = (schema: z.ZodMiniType): Json => z.toJSONSchema(schema, { io: 'input' }) as Json;

function messageText(schema: z.ZodMiniType, says: string): string {
  const json = jsonOf(schema);
  const fields = rowsOf(json, '').filter(([field]) => field !== '`type`');
  const head = `**\`${String(json.properties?.type?.const)}\`** ${says}`;
  return fields.length === 0 ? head : `${head}\n\n${table(['field', 'is', 'meaning'], fields)}`;
}

function httpText(call: (typeof HTTP)[number]): string {
  const body = 'body' in call ? `\n\nBody:\n\n${table(['field', 'is', 'meaning'], rowsOf(jsonOf(call.body), ''))}` : '';
  const answer = rowsOf(jsonOf(call.answer), '');
  const text = answer.length === 0 ? typeText(jsonOf(call.answer)) : `\n\n${table(['field', 'is', 'meaning'], answer)}`;
  return `**\`${call.route}\`** ${call.says}${body}\n\nAnswer: ${text}`;
}

/** One row a field, the fields of nested objects under their path. */
function rowsOf(json: Json, path: string): string[][] {
  const rows: string[][] = [];
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    const full = path + name;
    const optional = json.required?.includes(name) ? '' : ', optional';
    rows.push([`\`${full}\``, typeText(field) + optional, field.description ?? '']);
    rows.push(...nestedRows(field, full));
  }
  return rows;
}

function nestedRows(field: Json, path: string): string[][] {
  if (field.items) return nestedRows(field.items, `${path}[]`);
  if (field.properties) return rowsOf(field, `${path}.`);
  return (field.anyOf ?? field.oneOf ?? []).flatMap((part) => nestedRows(part, path));
}

function typeText(json: Json): string {
  if (json.const !== undefined) return `\`${JSON.stringify(json.const)}\``;
  if (json.enum) return json.enum.map((value) => `\`${String(value)}\``).join(' or ');
  if (typeof json.type === 'object') return json.type.map((type) => typeText({ type })).join(' or ');
  const either = json.anyOf ?? json.oneOf;
  if (either) return [...new Set(either.map(typeText))].join(' or ');
  if (json.type === 'array') return `list of ${json.items ? typeText(json.items) : 'anything'}`;
  if (json.type === 'integer') return rangeText('whole number', json.minimum, json.maximum, '');
  if (json.type === 'string' && json.pattern) return `text like \`${json.pattern.replaceAll('|', '\\|')}\``;
  if (json.type === 'string') return rangeText('text', json.minLength, json.maxLength, ' characters');
  if (json.type === 'object' && typeof json.additionalProperties === 'object' && !json.properties) {
    return `object of ${typeText(json.additionalProperties)}`;
  }
  return json.type ?? 'anything';
}

function rangeText(what: string, from: number | undefined, to: number | undefined, unit: string): string {
  const upTo = to !== undefined && to < Number.MAX_SAFE_INTEGER ? to : undefined;
  const least = from !== undefined && from > Number.MIN_SAFE_INTEGER ? from : undefined;
  if (upTo === undefined) return least ? `${what} from ${least}${unit}` : what;
  return `${what}, ${least ?? 0} to ${upTo}${unit}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
