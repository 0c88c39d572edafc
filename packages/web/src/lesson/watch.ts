/** After a change things may be on their way for so long; later a look now and then is enough, in milliseconds. */
const MOVING = 700;
const NOW_AND_THEN = 250;

/**
 * Looks at once, then in every frame for as long as something on the page may be moving, and a few times a second otherwise: a phone
 * that lies there while somebody reads should not work. Says how to stop.
 */
export function watch(look: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = performance.now() + MOVING;
  const go = () => {
    look();
    frame = performance.now() < until ? requestAnimationFrame(go) : 0;
    if (frame === 0) timer = setTimeout(go, NOW_AND_THEN);
  };
  const wake = () => {
    until = performance.now() + MOVING;
    if (frame !== 0) return;
    clearTimeout(timer);
    frame = requestAnimationFrame(go);
  };
  const changes = new MutationObserver(wake);
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  addEventListener('scroll', wake, { capture: true, passive: true });
  addEventListener('resize', wake);
  go();
  return () => {
    changes.disconnect();
    removeEventListener('scroll', wake, { capture: true });
    removeEventListener('resize', wake);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
