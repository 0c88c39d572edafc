import { no, ok, type Result } from '@taproom/engine';
import type { Opened, OpenTable, PublicRecord, TableSummary } from '@taproom/protocol';

/** What a server does over HTTP. A problem is a sentence to show. */
export const openTable = (server: string, wish: OpenTable): Promise<Result<Opened, string>> =>
  ask(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });

/** The public tables with open seats. */
export async function openTables(server: string): Promise<Result<readonly TableSummary[], string>> {
  const answer = await ask<{ tables: readonly TableSummary[] }>(`${server}/api/tables`);
  return answer.ok ? ok(answer.value.tables) : answer;
}

export const findTable = (server: string, table: string): Promise<Result<TableSummary, string>> =>
  ask(`${server}/api/tables/${encodeURIComponent(table)}`);

export const filesOf = (server: string, table: string): Promise<Result<Record<string, string>, string>> =>
  ask(`${server}/api/tables/${encodeURIComponent(table)}/files`);

export const recordOf = (server: string, table: string): Promise<Result<PublicRecord, string>> =>
  ask(`${server}/api/tables/${encodeURIComponent(table)}/record`);

async function ask<Answer>(url: string, init?: RequestInit): Promise<Result<Answer, string>> {
  try {
    const answer = await fetch(url, init);
    const body = (await answer.json()) as Answer & { says?: string };
    return answer.ok ? ok(body) : no(body.says ?? `The server answered ${answer.status}.`);
  } catch {
    return no(`No server answers at ${new URL(url).origin}.`);
  }
}
