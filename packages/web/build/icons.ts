import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is inside which shape, on a field of 64 by 64; later ones lie on top. The same drawing as public/icon.svg. */
const SHAPES: readonly (readonly [string, (x: number, y: number) => boolean])[] = [
  ['#5b2a17', disc(32, 32, 25)],
  ['#fff4dc', (x, y) => x > 39 && ring(x, y)],
  ['#f0b44a', box(20, 22, 41, 51)],
  ['#c9831c', (x, y) => box(24.5, 29, 27.5, 46)(x, y) || box(33.5, 29, 36.5, 46)(x, y)],
  [
    '#fff4dc',
    (x, y) => disc(22, 20, 5)(x, y) || disc(30, 17, 6.5)(x, y) || disc(39, 20, 5)(x, y) || box(18, 20, 43, 25)(x, y),
  ],
];
const BACKGROUND = '#2a170d';
const FIELD = 64;
/** Each pixel is the mean of this many samples a side, which is what makes the edges smooth. */
const SAMPLES = 4;

/** Draws the PNG icons that phones want beside the SVG, at build time. */
export function icons(): Plugin {
  return {
    name: 'taproom-icons',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon-192.png', source: png(192, 14, 1) });
      this.emitFile({ type: 'asset', fileName: 'icon-512.png', source: png(512, 14, 1) });
      this.emitFile({ type: 'asset', fileName: 'icon-maskable-512.png', source: png(512, 0, 0.8) });
    },
  };
}

function disc(cx: number, cy: number, r: number) {
  return (x: number, y: number) => (x - cx) ** 2 + (y - cy) ** 2 <= r * r;
}

function box(left: number, top: number, right: number, bottom: number) {
  return (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
}

/** The handle of the mug: a rounded frame. */
function ring(x: number, y: number): boolean {
  const rounded = (l: number, t: number, r: number, b: number, radius: number) => {
    const dx = Math.max(l + radius - x, 0, x - (r - radius));
    const dy = Math.max(t + radius - y, 0, y - (b - radius));
    return dx * dx + dy * dy <= radius * radius;
  };
  return rounded(30, 26, 53, 47, 7) && !rounded(30, 30, 49, 43, 3);
}

function png(size: number, corner: number, scale: number): Uint8Array {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) rows.set(pixel(x, y, size, corner, scale), y * (size * 4 + 1) + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixel(px: number, py: number, size: number, corner: number, scale: number): number[] {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const x = ((px + ((i % SAMPLES) + 0.5) / SAMPLES) * FIELD) / size;
    const y = ((py + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * FIELD) / size;
    if (!insideCorners(x, y, corner)) continue;
    const colour = colourAt(FIELD / 2 + (x - FIELD / 2) / scale, FIELD / 2 + (y - FIELD / 2) / scale);
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + Number.parseInt(colour.slice(1 + c * 2, 3 + c * 2), 16);
    sum[3] = (sum[3] as number) + 1;
  }
  const [r, g, b, a] = sum as [number, number, number, number];
  return a === 0 ? [0, 0, 0, 0] : [r / a, g / a, b / a, (a * 255) / SAMPLES ** 2];
}

function insideCorners(x: number, y: number, corner: number): boolean {
  const dx = Math.max(corner - x, 0, x - (FIELD - corner));
  const dy = Math.max(corner - y, 0, y - (FIELD - corner));
  return corner === 0 || dx * dx + dy * dy <= corner * corner;
}

const colourAt = (x: number, y: number): string => SHAPES.findLast(([, inside]) => inside(x, y))?.[0] ?? BACKGROUND;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
