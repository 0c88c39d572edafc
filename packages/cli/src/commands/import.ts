import { readRecord } from '@taproom/engine';
import { Command } from 'commander';
import { readText } from '../files.js';
import { gameNamed } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';

export const importCommand = (): Command =>
  new Command('import')
    .description('bring finished games into a server, each as a table with its own address')
    .argument('<files...>', 'records, or files of `taproom export`')
    .option('--data <dir>', 'where the tables are kept; DATABASE_URL=postgres://... is used instead when set', 'data')
    .action(async (files: string[], { data }: { data: string }) => {
      const records = files.flatMap((file) => recordsIn(readText(file), file));
      const { importRecord, openStore } = await import('@taproom/server');
      const url = process.env.DATABASE_URL;
      const { store } = await openStore({ data, ...(url && { url }) });
      let imported = 0;
      try {
        for (const { record, where } of records) {
          const table = await importRecord(store, gameNamed(record.game), record, Date.now());
          if (table.ok) {
            imported += 1;
            console.log(`/t/${table.value}`);
          } else {
            console.error(`${where}: ${table.problem}`);
            process.exitCode = 1;
          }
        }
      } finally {
        await store.close();
      }
      console.error(`${imported} of ${records.length} games imported.`);
    });

/** One record, or one a line. */
function recordsIn(text: string, file: string) {
  const lines = text.trim().startsWith('{') && text.trim().includes('}\n{') ? text.trim().split('\n') : [text];
  return lines.map((line, index) => {
    const where = lines.length === 1 ? file : `${file}:${index + 1}`;
    const record = readRecord(line, where);
    if (!record.ok && lines.length === 1 && text.trim() === '') throw new Mistake(`${file}: there is nothing in it`);
    return { record: orMistake(record), where };
  });
}
