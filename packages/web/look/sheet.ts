/** A picture that was taken, and how it compares with the accepted one. */
export interface Picture {
  readonly name: string;
  readonly state: string;
  readonly look: string;
  readonly width: number;
  readonly height: number;
  readonly file: string;
  readonly sketch: string;
  /** Fields of the sketch that changed; left out when nothing was accepted yet, or when chance has a hand in the picture. */
  readonly change?: number;
  /** Chance has a hand in it, so that no two are alike. */
  readonly chance?: boolean;
  /** The accepted picture, on the device that accepted it. */
  readonly before?: string;
  /** Why the state could not be reached. */
  readonly problem?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const markOf = ({ problem, change, chance }: Picture): string => {
  if (chance) return '';
  if (problem !== undefined) return `<mark class="bad">${escaped(problem)}</mark>`;
  if (change === undefined) return '<mark>new</mark>';
  return change > 0 ? `<mark class="changed">changed (${change})</mark>` : '';
};

const figure = (picture: Picture): string =>
  `<figure><a href="${picture.file}"><img loading="lazy" src="${picture.file}" width="${picture.width}" height="${picture.height}" alt="${escaped(picture.name)}"></a>` +
  `<figcaption>${escaped(picture.look)} ${markOf(picture)}</figcaption></figure>`;

const beside = (picture: Picture): string =>
  (picture.before
    ? `<figure><a href="${picture.before}"><img loading="lazy" src="${picture.before}" width="${picture.width}" height="${picture.height}" alt="accepted: ${escaped(picture.name)}"></a><figcaption>accepted</figcaption></figure>`
    : '') + figure(picture);

/** Whether somebody has to look: it is not as it was accepted, or it could not be made. */
export const isChanged = ({ change, problem }: Picture): boolean => problem !== undefined || (change ?? 0) > 0;

/** The contact sheet: what changed first, then everything, a row a state. */
export function sheet(pictures: readonly Picture[]): string {
  const changed = pictures.filter(isChanged);
  const states = [...new Set(pictures.map(({ state }) => state))];
  const row = (title: string, shown: readonly Picture[], drawn = figure) =>
    `<section><h2>${escaped(title)}</h2><div>${shown.map(drawn).join('')}</div></section>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>How Taproom looks</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; background: #222; color: #eee; margin: 1rem; }
div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start; padding-bottom: 8px; }
figure { margin: 0; flex: none; }
img { height: 300px; width: auto; display: block; border: 1px solid #555; }
mark { background: #456; color: #fff; padding: 0 .4em; } .changed { background: #a60; } .bad { background: #b22; }
h2 { margin: 1.2rem 0 .3rem; font-size: 1rem; }
</style>
<h1>${pictures.length} pictures, ${changed.length} changed since they were accepted</h1>
${changed.length > 0 ? row('Changed', changed, beside) : ''}
${states
  .map((state) =>
    row(
      state,
      pictures.filter((picture) => picture.state === state),
    ),
  )
  .join('\n')}
</html>
`;
}
