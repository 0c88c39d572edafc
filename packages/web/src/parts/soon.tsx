import { type ComponentType, createElement, lazy, useState } from 'react';

/** A component whose code comes later. */
export type Soon<Props> = ComponentType<Props> & { fetch(): Promise<unknown> };

/**
 * A component of a chunk of its own. Whoever fetched it before it is wanted draws it at once: `lazy` alone would show what stands in
 * for it first, and draw the page twice.
 */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): Soon<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => {
    here = await load();
    return here;
  };
  const Late = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>;
  // What it began as it stays, so that nothing is drawn anew when the code comes.
  const Drawn = (props: Props) => {
    const [Chosen] = useState(() => here ?? Late);
    return createElement(Chosen, props);
  };
  return Object.assign(Drawn, { fetch });
}
