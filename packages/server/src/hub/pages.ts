/** Tables in one query. */
export const PAGE = 500;

/** The same items, a query's worth at a time. */
export const inPages = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PAGE) }, (_, page) => items.slice(page * PAGE, (page + 1) * PAGE));
