/** What a server says of itself at /metrics. */
export async function gaugesOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? 0);
}

export const residentBytes = async (url: string): Promise<number> =>
  (await gaugesOf(url))('process_resident_memory_bytes');
