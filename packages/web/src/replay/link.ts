import { type GameRecord, no, type Problem, type Result, readRecord } from '@taproom/engine';

/** A link that carries the whole record after its `#`: nothing is uploaded, and it works without a server. */
export async function linkToRecord(record: GameRecord): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'));
  return `${location.origin}/replay#${toBase64(packed)}`;
}

export async function recordInLink(hash: string): Promise<Result<GameRecord, Problem>> {
  try {
    const text = new TextDecoder().decode(
      await through(fromBase64(hash.replace(/^#/, '')), new DecompressionStream('deflate-raw')),
    );
    return readRecord(text);
  } catch {
    return no({ reason: 'this link is incomplete; ask for it again' });
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
