/** 27.9% */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)}%`;

/** 2.9 points, without a sign. */
export const points = (share: number): string => `${Math.abs(100 * share).toFixed(1)} points`;

/** 20,000 */
export const whole = (number: number): string => Math.round(number).toLocaleString('en-GB');

export const plain = (number: number, digits = 1): string =>
  Math.abs(number) >= 100 ? whole(number) : number.toFixed(digits);

/** `told-to-take` as people write it. */
export function spoken(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `take-that` as it is printed on cards. */
export const titled = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (first) => first.toUpperCase());

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export const ordinal = (index: number): string => ORDINALS[index] as string;

/** `a, b and c` */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
