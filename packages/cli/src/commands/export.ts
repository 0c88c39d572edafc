import { existsSync } from 'node:fs';
import { gameNamed } from '@taproom/games';
import { Command } from 'commander';
import { writeText } from '../files.js';
import { Mistake } from '../mistake.js';

export const exportCommand = (): Command =>
  new Command('export')
    .description('write the finished games of a server as records, one JSON object a line')
    .option('--data <dir>', 'where the tables are kept; DATABASE_URL=postgres://... is used instead when set', 'data')
    .option('--out <file>', 'where to write; standard output by default')
    .action(async ({ data, out }: { data: string; out?: string }) => {
      const { databaseIn, openStore, publicRecord } = await import('@taproom/server');
      const url = process.env.DATABASE_URL;
      // Opening a store makes it: a slip in --data would leave an empty one behind.
      if (!url && !existsSync(databaseIn(data)))
        throw new Mistake(`there are no tables in ${data}; --data says where the server keeps them`);
      const { store } = await openStore({ data, ...(url && { url }) });
      const lines: string[] = [];
      let skipped = 0;
      try {
        for (let after: string | undefined; ; ) {
          const page = await store.list(after, 200);
          if (page.length === 0) break;
          for (const { id, status } of page) {
            if (status === 'open') continue;
            try {
              const record = await publicRecord(id, await store.read(id, 0), gameNamed);
              if (record.ok) lines.push(JSON.stringify(record.value));
            } catch {
              skipped += 1;
            }
          }
          after = page.at(-1)?.id;
        }
      } finally {
        await store.close();
      }
      const text = lines.map((line) => `${line}\n`).join('');
      if (out === undefined) process.stdout.write(text);
      else writeText(out, text);
      const rest = skipped === 0 ? '' : `; ${skipped} were played by older rules and stay where they are`;
      console.error(`${lines.length} finished games${rest}.`);
    });
