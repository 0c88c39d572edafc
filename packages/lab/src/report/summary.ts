import type { Finding, Section } from './model.js';

/** Of these sections, what is said even when nothing in them is large: this finding. */
const ALWAYS: Readonly<Record<string, number>> = {
  seats: 0,
  length: 0,
  tension: 1,
  choices: 0,
  cards: 0,
  bids: 0,
  guests: 0,
  points: 0,
};
/** Of the ladder only its top: that the weak lose is no news. */
const SKILL = 'skill';

/**
 * What stands at the top of a report. Every difference that is real, the largest first: those that chance dealt out before
 * those that players chose, which may be signs rather than causes. Then a sentence of each section that has more to say.
 */
export function summaryOf(sections: readonly Section[]): Finding[] {
  const found = sections.flatMap(({ id, findings }) => (id === SKILL ? findings.slice(-1) : findings));
  const differences = found.filter(({ kind }) => kind === 'real').sort(bySize);
  const others = sections.flatMap(({ id, findings }) => {
    const finding = Object.hasOwn(ALWAYS, id) ? findings.at(ALWAYS[id] as number) : undefined;
    return finding && finding.kind !== 'real' ? [finding] : [];
  });
  return [...differences, ...others];
}

const bySize = (a: Finding, b: Finding): number =>
  Number(a.chosen ?? false) - Number(b.chosen ?? false) || (b.size ?? 0) - (a.size ?? 0);
