import { connectToTable, findTable, Keys, type Socket } from '@taproom/client';
import { parseLink, readCode } from '@taproom/protocol';
import { Command } from 'commander';
import { hasScreen, OwnTerminal, PLAIN } from '../desk/terminal.js';
import { Mistake } from '../mistake.js';
import { DeskGuest } from '../online/desk-guest.js';
import { Guest } from '../online/guest.js';
import { DEFAULT_KEYS, keysFile } from '../online/keys-file.js';

interface Flags {
  readonly name?: string;
  readonly watch?: true;
  readonly plain?: true;
  readonly keys: string;
}

export const joinCommand = (): Command =>
  new Command('join')
    .description('sit at a table of a server, in the terminal')
    .argument('<address>', 'the link to a table, or the address of a server')
    .argument('[code]', "the table's short code, when the address is a server's")
    .option('--name <name>', 'sit down under this name')
    .option('--watch', 'only watch')
    .option(...PLAIN)
    .option('--keys <file>', 'where the keys to your seats are kept', DEFAULT_KEYS)
    .action(async (address: string, code: string | undefined, { name, watch, keys, plain }: Flags) => {
      const { server, table, ticket } = placeOf(address, code);
      const found = await findTable(server, table);
      if (!found.ok) throw new Mistake(found.problem);
      const { WebSocket } = await import('ws');
      const connection = connectToTable({
        server,
        table: found.value.table,
        keys: new Keys(keysFile(keys)),
        ...(ticket !== undefined && { ticket }),
        ...(watch && { watching: true }),
        words: 'en',
        dial: (url) => new WebSocket(url) as unknown as Socket,
      });
      const called = watch ? undefined : name;
      if (hasScreen({ plain })) await new DeskGuest(server, connection, new OwnTerminal(), !watch).stay(called);
      else await new Guest(server, connection).stay(called);
    });

function placeOf(address: string, code: string | undefined): { server: string; table: string; ticket?: string } {
  const link = parseLink(address);
  if (link)
    return { server: link.origin, table: link.table, ...(link.ticket !== undefined && { ticket: link.ticket }) };
  const origin = /^(https?:\/\/[^/\s]+)\/?$/.exec(address)?.[1];
  if (origin === undefined)
    throw new Mistake(`"${address}" is no address; one looks like http://localhost:7433/t/TABLE`);
  if (code === undefined) throw new Mistake('which table? Add its code, or give the whole link');
  return { server: origin, table: readCode(code) ?? code };
}
