import type { Ask, LessonLanguage, Say } from '@taproom/engine/lesson';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { announce } from '../parts/announce.js';
import { Icon } from '../parts/Icon.js';
import { useReducedMotion } from '../settings/settings.js';
import { isSeen, pointedAt } from '../tables/parts/place.js';
import { useLanguage } from '../words/index.js';
import { Advice } from './Advice.js';
import { type Box, beside } from './beside.js';
import type { LessonSession } from './session.js';
import { watch } from './watch.js';
import { useLessonWords } from './words/index.js';
import './lesson.css';

/** What the table's own voice says first is heard out before the lesson speaks. */
const BREATH = 350;
/** How far the ring stands off from what it is around. */
const MARGIN = 5;
/** How long a table may take to settle once there is something to point at, and how often it is looked at meanwhile, in milliseconds. */
const SETTLING = 2500;
const AGAIN = 400;
/** What a learner may have to touch or to compare: the bubble keeps off it where it can. */
const NEEDED = [
  ...['.hand-card', '.tt-own button[data-move]', '.tt-own button[data-call]', '.shown-cards [data-face]'],
  ...['[data-place="pile"]', '.to-match', '[data-place^="trick-"][data-empty="false"]', '.guest-row'],
].join(', ');

/** Says what the lesson says, beside what it is about, and puts a ring around that. */
export function Coach({ session }: { readonly session: LessonSession }) {
  const words = useLessonWords();
  const language = useLanguage();
  const now = useStore(session.lesson, (state) => state.now);
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const step = typeof now?.step === 'object' ? now.step : undefined;
  const asking = step !== undefined && 'ask' in step;
  const text = step && told(step, language);
  const wrong = now?.wrong?.[language];
  const key = now?.cursor.step;
  usePointer(step?.at, key, bubble, ring);
  useEffect(() => {
    const said = wrong ?? text;
    if (said === undefined || said === '') return;
    const timer = setTimeout(() => announce(said), BREATH);
    return () => clearTimeout(timer);
  }, [text, wrong]);
  useFocus(step?.at, key, asking, bubble);
  if (!now || !step) return null;
  return createPortal(
    <>
      <div ref={ring} className="lesson-ring" aria-hidden="true" />
      <aside ref={bubble} className="lesson-bubble" aria-label={words.coach} data-asking={asking} data-step={key}>
        <p className="lesson-text">{text}</p>
        {wrong && <p className="lesson-wrong">{wrong}</p>}
        {asking && <Advice key={key} session={session} />}
        <p className="lesson-foot">
          <span className="lesson-progress">{words.progress(now.progress.done + 1, now.progress.of)}</span>
          {asking ? (
            <span className="lesson-yours">{words.yourMove}</span>
          ) : (
            <button type="button" className="button primary" onClick={() => session.goOn()}>
              {words.next} <Icon name="play" size={16} />
            </button>
          )}
        </p>
      </aside>
    </>,
    document.body,
  );
}

/** What a step says, with how to do it by hand. */
const told = (step: Say | Ask, language: LessonLanguage): string =>
  'ask' in step
    ? [step.ask, ...(step.touch ? [step.touch] : [])].map((text) => text[language]).join(' ')
    : step.say[language];

/** Keeps bubble and ring where the thing is: tables scroll, cards move, phones turn. */
function usePointer(
  at: string | undefined,
  step: number | undefined,
  bubble: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
): void {
  const still = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is pointed at anew, also when it is at the same place.
  useEffect(() => {
    if (at === undefined) return;
    let last: HTMLElement | undefined;
    let drawn = '';
    let room = '';
    let brought = 0;
    let began = 0;
    return watch(() => {
      const target = wayOut(at) ?? pointedAt(document, at);
      const size = `${innerWidth}x${innerHeight}`;
      const now = performance.now();
      if (target !== last) began = now;
      // A table that is still settling may scroll it away again; later on, whoever looks around is left in peace.
      const astray = target !== undefined && now < began + SETTLING && now > brought + AGAIN && isOutOfSight(target);
      if (target && (target !== last || size !== room || astray)) {
        bringUp(target, still);
        brought = now;
      }
      [last, room] = [target, size];
      drawn = lay(target, bubble.current, ring.current, drawn);
    });
  }, [at, step, still, bubble, ring]);
}

/** A sheet that has nothing to do with the step lies over it: what puts it away comes first. */
function wayOut(at: string): HTMLElement | undefined {
  const sheet = document.querySelector<HTMLElement>('dialog[open]');
  if (!sheet || sheet.contains(pointedAt(document, at) ?? null)) return undefined;
  // "Got it" where there is one; never a move, which would be made by putting it away.
  const gotIt = sheet.querySelector<HTMLElement>('.button.primary:not([data-move])');
  return gotIt ?? sheet.querySelector<HTMLElement>('.sheet-head button') ?? undefined;
}

function isOutOfSight(target: HTMLElement): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}

/** Shows what lies behind a tab, and scrolls to what is out of sight. */
function bringUp(target: HTMLElement, still: boolean): void {
  if (!isSeen(target)) {
    const part = target.closest<HTMLElement>('[role="tabpanel"], [data-part]');
    if (part?.id) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"]`)?.click();
  }
  const behavior = still ? 'auto' : 'smooth';
  requestAnimationFrame(() =>
    (turnedAway(target) ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior }),
  );
}

/** The page beside the one in view that has it, where pages snap: half the way to the thing alone would snap back. */
function turnedAway(target: HTMLElement): HTMLElement | undefined {
  for (let page = target.parentElement; page?.parentElement; page = page.parentElement)
    if (getComputedStyle(page).scrollSnapAlign !== 'none') {
      const [own, board] = [page.getBoundingClientRect(), page.parentElement.getBoundingClientRect()];
      return Math.abs(own.left - board.left) > MARGIN ? page : undefined;
    }
  return undefined;
}

function lay(
  target: HTMLElement | undefined,
  bubble: HTMLElement | null,
  ring: HTMLElement | null,
  drawn: string,
): string {
  if (!bubble || !ring) return drawn;
  const front = document.querySelector('dialog[open]');
  const box = target && isSeen(target) ? boxOf(target, MARGIN) : undefined;
  const room = { width: innerWidth, height: innerHeight };
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const needed = [...document.querySelectorAll<HTMLElement>(NEEDED)].filter(isSeen).map((element) => boxOf(element, 0));
  const state = JSON.stringify([box, room, size, front !== null, needed]);
  if (state === drawn) return drawn;
  // A sheet lies over everything; the ring goes up to it, the bubble has been read.
  raise(ring, front);
  bubble.style.visibility = front ? 'hidden' : 'visible';
  // What a sheet hides cannot be pointed at until it is put away.
  const isCovered = front !== null && !front.contains(target ?? null);
  ring.style.visibility = box && !isCovered ? 'visible' : 'hidden';
  if (box) {
    ring.style.transform = `translate(${box.x}px, ${box.y}px)`;
    ring.style.width = `${box.width}px`;
    ring.style.height = `${box.height}px`;
  }
  const middle = { x: room.width / 2, y: room.height / 2, width: 0, height: 0 };
  const spot = beside(box ?? middle, size, room, needed);
  bubble.style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
  return state;
}

/** A dialog lies above everything but what was shown after it as a popover. */
function raise(ring: HTMLElement, front: Element | null): void {
  if (front && !ring.popover) {
    ring.popover = 'manual';
    ring.showPopover();
  }
  if (!front && ring.popover) ring.removeAttribute('popover');
}

function boxOf(element: HTMLElement, margin: number): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Reading: on "Next". Answering: on what is pointed at, wherever the last answer left the keyboard. */
function useFocus(
  at: string | undefined,
  step: number | undefined,
  asking: boolean,
  bubble: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step.
  useEffect(() => {
    if (at === undefined) return;
    const go = () => {
      const target = asking ? pointedAt(document, at) : bubble.current?.querySelector('button');
      const touchable = target?.matches('button')
        ? target
        : target?.querySelector<HTMLElement>('button:not(:disabled)');
      touchable?.focus({ preventScroll: true });
    };
    const isCovered = () => document.querySelector('dialog[open]') !== null;
    let [covered, waits] = [isCovered(), isCovered()];
    if (!waits) go();
    // A sheet that lies over the step has the keyboard until it is put away; the bubble is back in the frame after that.
    return watch(() => {
      if (isCovered()) covered = true;
      else if (covered) covered = false;
      else if (waits || document.activeElement === document.body) {
        waits = false;
        go();
      }
    });
  }, [step, asking]);
}
