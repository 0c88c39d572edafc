import { type Effect, type Figure, USUAL_EFFECT } from '@taproom/lab';
import { Mistake } from '../mistake.js';

/** `5%`, `starter=3%`, `decisions=4`, or several of them with commas. */
export function effectFrom(text: string | undefined, figures: readonly Figure[]): Effect {
  let { relative } = USUAL_EFFECT;
  const absolute: Record<string, number> = {};
  for (const part of text?.split(',') ?? []) {
    const [before = '', after] = part.trim().split('=');
    if (after === undefined) {
      relative = amountIn(before, part, '%') / 100;
      continue;
    }
    const figure = figures.find(({ name }) => name === before);
    if (!figure)
      throw new Mistake(
        `--smallest: there is no figure "${before}"; there is ${figures.map(({ name }) => name).join(', ')}`,
      );
    absolute[figure.name] = figure.unit === 'share' ? amountIn(after, part, '%') / 100 : amountIn(after, part, '');
  }
  return { relative, absolute };
}

function amountIn(text: string, part: string, unit: '%' | ''): number {
  const amount = Number(unit === '' ? text : text.replace(/%$/, ''));
  if (text.trim() !== '' && text.endsWith(unit) && Number.isFinite(amount) && amount > 0) return amount;
  const example = unit === '%' ? 'per cent, such as 5% or starter=3%' : 'a number, such as decisions=4';
  throw new Mistake(`--smallest: "${part.trim()}" is no amount; here it is ${example}`);
}
