import { Icon } from '../parts/Icon.js';
import { usePageWords } from '../words/index.js';
import './hint.css';

/** The Landlord leans over: a note at the top of the table, put away with a tap. */
export function HintNote({ says, onClose }: { says: string; onClose(): void }) {
  const t = usePageWords();
  return (
    <p className="hint-note">
      <span data-testid="hint">{says}</span>
      <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
