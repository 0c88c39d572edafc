/** An element of a drawing as React writes it. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Drawn | string)[];
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Reads the markup that `renderToStaticMarkup` writes: that is all it has to understand. */
export function readMarkup(markup: string): Drawn[] {
  const top: (Drawn | string)[] = [];
  const open: { name: string; children: (Drawn | string)[] }[] = [{ name: '', children: top }];
  for (const [, closing, name, attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1)?.children.push(plain(text));
    else if (closing) open.pop();
    else {
      const children: (Drawn | string)[] = [];
      const read = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, plain(value as string)]);
      open.at(-1)?.children.push({ name: name as string, attributes: Object.fromEntries(read), children });
      if (!empty) open.push({ name: name as string, children });
    }
  }
  if (open.length !== 1) throw new Error('this drawing does not end');
  return top.filter((one) => typeof one !== 'string');
}
