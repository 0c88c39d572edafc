import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a packet carries it either way. */
const WORTH_IT = 1000;

/**
 * Lays a brotli and a gzip beside every text that was built, as small as they get; the server only picks one. Made here,
 * once, because the best brotli takes longer than any phone should wait for an answer.
 */
export function compress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'taproom-compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // Where the build has failed, why is the thing to read, not that there is nothing to compress.
      if (!isWritten) return;
      const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compressed(join(folder, file))));
    },
  };
}

async function compressed(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
