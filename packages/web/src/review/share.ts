import { saveFile } from '../device/files.js';

const WIDTH = 1200;
const HEIGHT = 630;

/** Shares a picture as PNG through the system's sheet, or saves it; as SVG where a browser cannot paint it. */
export async function sharePicture(name: string, title: string, svg: string): Promise<void> {
  const png = await painted(svg);
  if (!png) return saveFile(`${name}.svg`, svg, 'image/svg+xml');
  const file = new File([png], `${name}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title, files: [file] }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(png);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function painted(svg: string): Promise<Blob | undefined> {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  }
}
