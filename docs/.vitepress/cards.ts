import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { create } from 'fontkit';
import type { CardAlone, cardsAlone, howToAlone } from '../../packages/web/src/howto/alone.js';
import type { HowToTexts } from '../../packages/web/src/howto/texts.js';

type Drawn = CardAlone['drawing'];
type Language = 'en' | 'de';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const font = create(readFileSync(`${ROOT}packages/web/src/style/fonts/patua-one.ttf`));

interface Drawings {
  readonly cardsAlone: typeof cardsAlone;
  readonly howToAlone: typeof howToAlone;
}

/** The drawings are React, as on the page; without its styles. */
async function drawings(): Promise<Drawings> {
  const outfile = `${ROOT}node_modules/.cache/taproom-site/cards.mjs`;
  await build({
    entryPoints: [`${ROOT}packages/web/src/howto/alone.tsx`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // From the sources, so that nothing has to be built before.
    conditions: ['taproom:source'],
    // Of a game's entry only the drawings are asked for.
    external: ['react', 'react-dom', 'virtual:*'],
    jsx: 'automatic',
    loader: { '.css': 'empty' },
  });
  return await import(pathToFileURL(outfile).href);
}

let made: Promise<Drawings> | undefined;
const drawn = (): Promise<Drawings> => {
  made ??= drawings();
  return made;
};

/** How to play a game, from the same texts as the sheet of the page. */
export const howToOf = async (game: string): Promise<HowToTexts | undefined> => (await drawn()).howToAlone(game);

/** Where the picture of a card is on the site. */
export const pictureOf = (language: Language, game: string, card: string): string =>
  `/cards/${language}/${game}/${card.replaceAll('/', '-')}.svg`;

/** Draws every card that the how-to-play pages show into a file, and gives what they are called and do. */
export async function drawCards(
  games: readonly string[],
): Promise<(language: Language, game: string) => Map<string, CardAlone>> {
  const { cardsAlone } = await drawn();
  const all = new Map<string, Map<string, CardAlone>>();
  for (const language of ['en', 'de'] as const) {
    for (const game of games) {
      const cards = await cardsAlone(game, language);
      all.set(`${language} ${game}`, cards);
      for (const [card, { drawing, inks }] of cards) {
        const file = `${ROOT}docs/public${pictureOf(language, game, card)}`;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, svgOf(drawing, inks));
      }
    }
  }
  return (language, game) => all.get(`${language} ${game}`) ?? new Map();
}

const svgOf = ({ attributes, children }: Drawn, inks: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${attributes.viewBox}"><defs>${inks}</defs>${insideOf(children, {})}</svg>\n`;

/** What matters to words, and is said further out. */
interface Type {
  readonly 'text-anchor'?: string;
  readonly class?: string;
}

const insideOf = (children: Drawn['children'], type: Type): string =>
  children.map((child) => (typeof child === 'string' ? '' : written(child, type))).join('');

/** What only a page needs. */
const OF_THE_PAGE = /^(class|role|focusable|text-anchor|data-.*|aria-.*)$/;

function written(drawn: Drawn, type: Type): string {
  const { name, attributes, children } = drawn;
  const own = { ...type, ...attributes };
  if (name === 'text') return lettered(drawn, own);
  const kept = Object.entries(attributes).filter(([key]) => !OF_THE_PAGE.test(key));
  return `<${name}${kept.map(([key, value]) => ` ${key}="${value}"`).join('')}>${insideOf(children, { 'text-anchor': own['text-anchor'], class: own.class })}</${name}>`;
}

/** Words as outlines: a picture has no typeface of its own. */
function lettered({ attributes, children }: Drawn, type: Type): string {
  const said = children.join('');
  const { glyphs, positions } = font.layout(type.class?.includes('card-spine') ? said.toUpperCase() : said);
  let width = 0;
  const outlines = glyphs.map(({ path }, index) => {
    const outline = path.translate(width, 0).toSVG();
    width += positions[index].xAdvance;
    return outline;
  });
  const { x = 0, y = 0, textLength, transform = '', fill } = attributes;
  const size = Number(attributes['font-size']) / font.unitsPerEm;
  const stretch = textLength === undefined ? size : Number(textLength) / width;
  const shift = type['text-anchor'] === 'middle' ? width / 2 : 0;
  const place = `${transform} translate(${x} ${y}) scale(${stretch} ${-size}) translate(${-shift} 0)`.trim();
  return `<path transform="${place}"${fill === undefined ? '' : ` fill="${fill}"`} d="${outlines.join('')}"/>`;
}
