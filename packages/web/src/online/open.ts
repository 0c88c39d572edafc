import { no, ok, type Result } from '@taproom/engine';
import type { Opened, OpenTable, TableSummary } from '@taproom/protocol';

/** Asks the server for a table; the problem is a sentence to show. */
export async function openTable(wish: OpenTable, noServer: string): Promise<Result<Opened, string>> {
  return ask<Opened>('/api/tables', noServer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
}

/** The public tables with open seats; none when no server answers. */
export async function openTables(): Promise<readonly TableSummary[]> {
  const answer = await ask<{ tables: readonly TableSummary[] }>('/api/tables', '');
  return answer.ok ? answer.value.tables : [];
}

async function ask<Answer>(path: string, noServer: string, init?: RequestInit): Promise<Result<Answer, string>> {
  try {
    const answer = await fetch(path, init);
    if (!answer.headers.get('content-type')?.includes('json')) return no(noServer);
    const body = (await answer.json()) as Answer & { says?: string };
    return answer.ok ? ok(body) : no(body.says ?? noServer);
  } catch {
    return no(noServer);
  }
}
