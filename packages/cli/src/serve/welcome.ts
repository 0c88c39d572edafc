import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** What is said when the doors are open. */
export interface Opening {
  readonly port: number;
  readonly host: string;
  readonly hasPage: boolean;
  /** Whether somebody sits at a terminal, who could scan a code from it. */
  readonly isTerminal: boolean;
  /** Addresses of this machine in its network. */
  readonly addresses: readonly string[];
}

export function welcome({ port, host, hasPage, isTerminal, addresses }: Opening): string {
  const lines = [`The taproom is open: http://localhost:${port}`];
  const links = host === '0.0.0.0' || host === '::' ? addresses.map((address) => `http://${address}:${port}`) : [];
  lines.push(...links.map((link) => `For friends in the same network: ${link}`));
  const [first] = links;
  if (isTerminal && hasPage && first !== undefined) {
    lines.push(
      '',
      renderUnicodeCompact(first, { border: 2 }),
      '',
      'Point a phone at it, and pull up a stool. Ctrl-C closes.',
    );
  } else if (isTerminal) lines.push('Ctrl-C closes.');
  if (!hasPage) lines.push('The page is not built, so only programs can play: npm run build builds it.');
  return lines.join('\n');
}

export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
