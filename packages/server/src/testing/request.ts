import { type IncomingHttpHeaders, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import type { Opened, OpenTable } from '@taproom/protocol';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What `fetch` cannot do: from another address of this machine, and with a certificate nobody knows. */
export function request(url: string, options: RequestOptions & { body?: unknown } = {}): Promise<Answer> {
  const { body, headers, ...rest } = options;
  return new Promise((resolve, reject) => {
    const asked = (url.startsWith('https') ? secure : plain)(
      url,
      {
        rejectUnauthorized: false,
        agent: false,
        ...rest,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      } as RequestOptions,
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (more: string) => {
          text += more;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

/** Opens a table from another address of this machine. */
export async function openFrom(url: string, wish: OpenTable, localAddress: string): Promise<Opened> {
  const { status, text } = await request(`${url}/api/tables`, { method: 'POST', body: wish, localAddress });
  if (status !== 201) throw new Error(`not opened: ${status} ${text}`);
  return JSON.parse(text) as Opened;
}

/** Megabytes a server's process has, as it says itself. */
export async function megabytesOf(url: string): Promise<number> {
  const { text } = await request(`${url}/metrics`);
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20;
}
