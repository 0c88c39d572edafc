import { useAnnouncement } from './announce.js';

/** The one live region of the page. Two lines take turns, so that a repeated sentence is a change. */
export function Live() {
  const { id, text } = useAnnouncement();
  return (
    <div className="unseen" aria-live="polite" aria-atomic="false">
      <p>{id % 2 === 0 ? text : ''}</p>
      <p>{id % 2 === 1 ? text : ''}</p>
    </div>
  );
}
