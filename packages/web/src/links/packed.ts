/** A text as letters that may stand in an address, as short as the browser can make it. */
export async function pack(text: string): Promise<string> {
  return toBase64(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/** The text again. Throws when the letters are not all there. */
export async function unpack(packed: string): Promise<string> {
  return new TextDecoder().decode(await through(fromBase64(packed), new DecompressionStream('deflate-raw')));
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
