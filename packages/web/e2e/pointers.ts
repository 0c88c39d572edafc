import { expect, type Page } from '@playwright/test';
import type { LessonStep } from '@taproom/engine/lesson';

/** A lesson taken without a pause, for what is pointed at: looked at inside the page, where nothing changes while one looks. */

/** What was found in the page: a new step and what is wrong with its pointer, or a place to touch, or nothing because the lesson is over. */
interface Found {
  readonly step?: string | undefined;
  readonly fault?: string | undefined;
  readonly touch?: { readonly x: number; readonly y: number };
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Nobody needs so many touches for one lesson. */
const MOST_TOUCHES = 60;

/**
 * Takes the lesson that is open to its end by its first right answers, and looks at every step at every size; says which steps pointed
 * at nothing, or badly. The next step is begun at the size at which the last one was left, another each time.
 */
export async function faultsOnTheWay(
  page: Page,
  steps: readonly LessonStep[],
  sizes: readonly Size[],
): Promise<string[]> {
  const answers = steps.map((step) => ('ask' in step ? step.moves[0] : undefined));
  const faults: string[] = [];
  const seen: string[] = [];
  const note = (fault: string | undefined) => {
    const { width, height } = page.viewportSize() as Size;
    if (fault !== undefined) faults.push(`step ${seen.at(-1)} at ${width}x${height}: ${fault}`);
  };
  for (let touches = 0; ; ) {
    const found: Found = await page.evaluate(lookAround, { answers, seen });
    if (found.touch) {
      expect(touches++, 'touches in one lesson').toBeLessThan(MOST_TOUCHES);
      await page.mouse.click(found.touch.x, found.touch.y);
    } else if (found.step !== undefined) {
      seen.push(found.step);
      note(found.fault);
      for (const size of othersOf(page, sizes)) {
        await page.setViewportSize(size);
        note((await page.evaluate(lookAround, { answers, seen, again: found.step })).fault);
      }
    } else break;
  }
  const uncovered = seen.filter((step) => !step.includes('sheet'));
  expect(uncovered, 'steps that were looked at').toHaveLength(steps.filter((s) => 'ask' in s || 'say' in s).length);
  return faults;
}

/** All sizes but the one there is, in their order from there on. */
function othersOf(page: Page, sizes: readonly Size[]): Size[] {
  const at = sizes.findIndex(({ width }) => width === page.viewportSize()?.width);
  return [...sizes.slice(at + 1), ...sizes.slice(0, at)];
}

// Long: it is sent to the page in one piece.
/** In the page: reads on until there is a new step, something has to be touched, or the lesson is over; or looks at a step again. */
async function lookAround({
  answers,
  seen,
  again,
}: {
  answers: readonly (string | undefined)[];
  seen: readonly string[];
  again?: string;
}): Promise<Found> {
  /** How long a table may take, and for how many frames a pointer has to stay right, to be called right. */
  const PATIENCE = 5000;
  const STEADY = 3;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const isShown = (element: HTMLElement | null) => element !== null && element.getClientRects().length > 0;
  const inside = (r: DOMRect) => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  const isOver = () => isShown(find('dialog[open] a[href^="/learn/"]'));

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
  const judge = async (): Promise<string | undefined> => {
    const until = performance.now() + PATIENCE;
    let wrong = fault();
    for (let steady = 0; steady < STEADY && performance.now() < until && !isOver(); ) {
      await frame();
      wrong = fault();
      steady = wrong === undefined ? steady + 1 : 0;
    }
    return isOver() ? undefined : wrong;
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

  if (again !== undefined) return { fault: await judge() };
  const until = performance.now() + 4 * PATIENCE;
  let pressed = '';
  while (!isOver()) {
    if (performance.now() > until) throw new Error(`nothing happens after step ${seen.at(-1)}`);
    const step = find('.lesson-bubble')?.dataset.step;
    if (step === undefined || step === pressed) {
      await frame();
      continue;
    }
    // Under a sheet that lies over the table a step points at the way out, and at what it means once that is taken: two looks.
    const look = find('dialog[open]') ? `${step} under a sheet` : step;
    if (!seen.includes(look)) return { step: look, fault: await judge() };
    const next = find('.lesson-bubble .button.primary');
    // A sheet lies over the bubble: what the ring is around comes first.
    if (!next || find('dialog[open]')) {
      await frame();
      await frame();
      const box = target(step);
      if (isOver() || !box || find('.lesson-bubble')?.dataset.step !== step) continue;
      return { touch: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
    }
    next.click();
    pressed = step;
  }
  return {};
}
