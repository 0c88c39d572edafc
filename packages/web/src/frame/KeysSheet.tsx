import { useState } from 'react';
import { Sheet } from '../parts/Sheet.js';
import { usePageWords } from '../words/index.js';
import { keysIn } from './keys.js';
import '../style/keys.css';

/** Every key that does something at this table now. */
export function KeysSheet({ onClose }: { onClose(): void }) {
  const { keys: t } = usePageWords();
  const [live] = useState(() => keysIn(document));
  const always = [
    { key: '← →', name: t.arrows },
    { key: '1 … 0', name: t.digits },
    { key: '↵', name: t.enter },
    { key: 'Tab', name: t.tab },
    { key: 'Esc', name: t.escape },
    { key: '?', name: t.list },
  ];
  return (
    <Sheet title={t.title} onClose={onClose}>
      <dl className="keys">
        {[...live.filter(({ key }) => key !== 'Escape'), ...always].map(({ key, name }) => (
          <div key={key}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
