import { Command } from 'commander';
import { Mistake } from '../mistake.js';

const DATA = 'where the tables are kept; DATABASE_URL=postgres://... is used instead when set';

const where = (data: string) => {
  const url = process.env.DATABASE_URL;
  return { data, ...(url && { url }) };
};

/** What cannot be copied is the user's to put right; anything else is a bug. */
const orSay =
  (cannot: new (...words: never[]) => Error) =>
  (error: unknown): never => {
    throw error instanceof cannot ? new Mistake(error.message) : error;
  };

const counted = (tables: number): string => (tables === 1 ? '1 table is' : `${tables} tables are`);

export const backupCommand = (): Command =>
  new Command('backup')
    .description('write all tables as they are at one moment to a file, while the server runs')
    .argument('<file>', 'a new file; what is in it is as secret as the games that run')
    .option('--data <dir>', DATA, 'data')
    .action(async (file: string, { data }: { data: string }) => {
      const { backUp, CannotCopy } = await import('@taproom/server');
      const tables = await backUp(where(data), file).catch(orSay(CannotCopy));
      console.log(`${counted(tables)} in ${file}.`);
    });

export const restoreCommand = (): Command =>
  new Command('restore')
    .description('put a backup where no tables are yet: another machine, or another kind of database')
    .argument('<file>', 'what taproom backup wrote')
    .option('--data <dir>', DATA, 'data')
    .action(async (file: string, { data }: { data: string }) => {
      const { CannotCopy, restore } = await import('@taproom/server');
      const tables = await restore(file, where(data)).catch(orSay(CannotCopy));
      console.log(`${counted(tables)} back; start the server.`);
    });
