import { Fragment, type ReactNode } from 'react';

/** A passage of the rules with its code, bold words, tables and, while searching, marks. */
export function Prose({ text, marked = [] }: { text: string; marked?: readonly string[] }) {
  const [first, ...more] = text.split('\n');
  const items = more.filter((line) => line.startsWith('- '));
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  if (rows.length > 1) return <Rows rows={rows} marked={marked} />;
  return (
    <>
      {inline(first ?? '', marked)}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{inline(item.slice(2), marked)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Rows({ rows, marked }: { rows: readonly string[]; marked: readonly string[] }) {
  const cells = (row: string) => row.split('|').slice(1, -1);
  const body = rows.filter((row) => !/^\|[\s|:-]+\|$/.test(row)).map(cells);
  const [head, ...rest] = body;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.map((cell) => (
              <th key={cell}>{inline(cell.trim(), marked)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rest.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={i}>{inline(cell.trim(), marked)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `code`, **bold**, *emphasis* and [text](link), nothing more: that is all the rules use. */
function inline(text: string, marked: readonly string[]): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/).map((part, i) => {
    const key = `${i}:${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{mark(part.slice(2, -2), marked)}</strong>;
    if (/^\*.+\*$/.test(part)) return <em key={key}>{mark(part.slice(1, -1), marked)}</em>;
    const link = /^\[([^\]]+)\]\(/.exec(part);
    return <Fragment key={key}>{mark(link?.[1] ?? part, marked)}</Fragment>;
  });
}

function mark(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are their places.
  return text.split(pattern).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part));
}
