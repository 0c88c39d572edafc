import { expect, type Page } from '@playwright/test';
import type { LessonStep } from '@taproom/engine/lesson';

/** A lesson taken without a pause, for what is pointed at: looked at inside the page, where nothing changes while one looks. */

/** What to do next, found in the page: a place to touch, or nothing because the lesson is over; and what was wrong on the way there. */
interface Found {
  readonly touch?: { readonly x: number; readonly y: number };
  readonly steps: readonly string[];
  readonly faults: readonly string[];
}

/** Nobody needs so many touches for one lesson. */
const MOST_TOUCHES = 60;

/** Takes the lesson that is open to its end by its first right answers; says which steps pointed at nothing, or badly. */
export async function faultsOnTheWay(page: Page, steps: readonly LessonStep[]): Promise<string[]> {
  const answers = steps.map((step) => ('ask' in step ? step.moves[0] : undefined));
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let touches = 0; ; touches++) {
    expect(touches, 'touches in one lesson').toBeLessThan(MOST_TOUCHES);
    const found: Found = await page.evaluate(lookAround, { answers, seen: [...seen] });
    for (const step of found.steps) seen.add(step);
    faults.push(...found.faults);
    if (!found.touch) break;
    await page.mouse.click(found.touch.x, found.touch.y);
  }
  expect(seen.size, 'steps that were looked at').toBe(steps.filter((step) => 'ask' in step || 'say' in step).length);
  return faults;
}

// Long: it is sent to the page in one piece.
/** In the page: reads on until something has to be touched or the lesson is over. */
async function lookAround({ answers, seen }: { answers: readonly (string | undefined)[]; seen: readonly string[] }) {
  /** How long a table may take, and for how many frames a pointer has to stay right, to be called right. */
  const PATIENCE = 5000;
  const STEADY = 3;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const isShown = (element: HTMLElement | null) => element !== null && element.getClientRects().length > 0;
  const inside = (r: DOMRect) => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  const isOver = () => isShown(find('dialog[open] a[href^="/learn/"]'));
  const looked = new Set(seen);
  const steps: string[] = [];
  const faults: string[] = [];

  /** What is wrong with the pointer in this frame. */
  const fault = (): string | undefined => {
    const [ring, bubble] = [find('.lesson-ring'), find('.lesson-bubble')];
    if (!ring || !bubble || ring.style.visibility !== 'visible') return 'nothing is pointed at';
    const [r, b] = [ring.getBoundingClientRect(), bubble.getBoundingClientRect()];
    const shown =
      Math.max(0, Math.min(r.right, innerWidth) - Math.max(r.left, 0)) *
      Math.max(0, Math.min(r.bottom, innerHeight) - Math.max(r.top, 0));
    if (shown < 0.6 * r.width * r.height) return `out of sight: ${r.x},${r.y} ${r.width}x${r.height}`;
    // A sheet lies over the table: the bubble waits until it is put away.
    if (bubble.style.visibility === 'hidden') return undefined;
    const [over, down] = [
      Math.min(r.right, b.right) - Math.max(r.left, b.left),
      Math.min(r.bottom, b.bottom) - Math.max(r.top, b.top),
    ];
    if (over > 6 && down > 6) return `the bubble covers ${Math.round(over)}x${Math.round(down)} of it`;
    return inside(b) ? undefined : 'the bubble is cut off';
  };

  /** The pointer has to come right, and to stay so. */
  const judge = async (step: string): Promise<void> => {
    const until = performance.now() + PATIENCE;
    let wrong = fault();
    for (let steady = 0; steady < STEADY && performance.now() < until && !isOver(); ) {
      await frame();
      wrong = fault();
      steady = wrong === undefined ? steady + 1 : 0;
    }
    if (wrong !== undefined && !isOver()) faults.push(`step ${step}: ${wrong}`);
  };

  /** What somebody would touch: what the ring is around; around the whole hand, the card that is meant, then its button. */
  const target = (step: string): DOMRect | undefined => {
    const box = find('.lesson-ring')?.getBoundingClientRect();
    const hand = find('[data-place="hand"]');
    const whole = hand?.getBoundingClientRect();
    if (!box || find('dialog[open]') || !whole || box.width <= whole.width || Math.abs(box.y - whole.y) >= 10)
      return box;
    const ready = find('.prompt .button.primary[data-move]');
    if (isShown(ready)) return ready?.getBoundingClientRect();
    const card = answers[Number(step)]?.split(' ')[1];
    const meant = card && !card.includes('*') ? hand?.querySelector(`[data-card="${CSS.escape(card)}"]`) : undefined;
    return (meant ?? hand?.querySelector('[data-playable="true"]'))?.getBoundingClientRect();
  };

  const until = performance.now() + 4 * PATIENCE;
  let pressed = '';
  while (!isOver()) {
    if (performance.now() > until) throw new Error(`nothing happens after step ${[...looked].at(-1)}`);
    const step = find('.lesson-bubble')?.dataset.step;
    if (step === undefined || step === pressed) {
      await frame();
      continue;
    }
    if (!looked.has(step)) await judge(step);
    if (!looked.has(step)) steps.push(step);
    looked.add(step);
    const next = find('.lesson-bubble .button.primary');
    if (isOver()) break;
    // A sheet lies over the bubble: what the ring is around comes first.
    if (!next || find('dialog[open]')) {
      await frame();
      await frame();
      const box = target(step);
      if (isOver() || !box || find('.lesson-bubble')?.dataset.step !== step) continue;
      return { touch: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, steps, faults };
    }
    next.click();
    pressed = step;
  }
  return { steps, faults };
}
