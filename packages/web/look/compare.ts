import type { Page } from '@playwright/test';

/** Fields along the longer and the shorter side of a picture. */
const LONG = 24;
const SHORT = 12;
/** A grey may differ by this much, of 16, before a field counts as changed: fonts and their edges differ between machines. */
const TOLERANCE = 1;

/** A picture as 24 by 12 greys of 16 shades each, a hexadecimal digit a field: what a person would notice from across the room. */
export async function sketchOf(page: Page, png: Buffer, { width, height }: Size): Promise<string> {
  const [columns, rows] = width > height ? [LONG, SHORT] : [SHORT, LONG];
  return page.evaluate(
    async ([data, columns, rows]) => {
      // Not fetched: the page's own rules forbid data addresses for everything but pictures.
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = columns;
      canvas.height = rows;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) return '';
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, columns, rows);
      const { data: pixels } = pen.getImageData(0, 0, columns, rows);
      let sketch = '';
      for (let i = 0; i < pixels.length; i += 4) {
        const grey = 0.3 * (pixels[i] ?? 0) + 0.59 * (pixels[i + 1] ?? 0) + 0.11 * (pixels[i + 2] ?? 0);
        sketch += Math.floor(grey / 16).toString(16);
      }
      return sketch;
    },
    [png.toString('base64'), columns, rows] as const,
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many of the 288 fields changed. */
export function compare(before: string, after: string): number {
  let changed = 0;
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    const [one, other] = [Number.parseInt(before[i] ?? '0', 16), Number.parseInt(after[i] ?? '0', 16)];
    if (Math.abs(one - other) > TOLERANCE) changed += 1;
  }
  return changed;
}
