import type { Unit } from './model.js';

/** A value of a figure, for people. */
export function shown(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'unknown';
  if (unit === 'share') return `${(100 * value).toFixed(1)}%`;
  if (unit === 'gain') return `${sign(value)}${Math.abs(100 * value).toFixed(1)}`;
  if (unit === 'points') return `${sign(value)}${Math.abs(value).toFixed(2)}`;
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

const sign = (value: number): string => (value < 0 ? '−' : '+');

/** The same under an axis, where space is short. */
export function ticked(value: number, unit: Unit, step: number): string {
  const scaled = unit === 'share' || unit === 'gain' ? 100 * value : value;
  const size = unit === 'share' || unit === 'gain' ? 100 * step : step;
  const text = Math.abs(scaled).toFixed(size >= 1 || Number.isInteger(size) ? 0 : size >= 0.1 ? 1 : 2);
  if (unit === 'share') return `${text}%`;
  if (unit === 'number' || Number(text) === 0) return text;
  return `${scaled < 0 ? '−' : '+'}${text}`;
}

/** A few round numbers between two values. */
export function ticksBetween(low: number, high: number, most = 5): { readonly ticks: number[]; readonly step: number } {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((digit) => digit * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const ticks: number[] = [];
  for (let n = Math.ceil(low / step - 1e-9); n * step <= high + step * 1e-9; n++) ticks.push(n * step);
  return { ticks, step };
}
