import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePageWords } from '../words/index.js';
import { Icon } from './Icon.js';

/** A dialog: a card in the middle of wide screens, a drawer from below on phones. The browser keeps the focus inside. */
export function Sheet({
  title,
  children,
  onClose,
  side = false,
}: {
  title: string;
  children: ReactNode;
  onClose(): void;
  side?: boolean;
}) {
  const t = usePageWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, which the browser does itself.
    <dialog
      ref={dialog}
      className={side ? 'sheet side' : 'sheet'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-inner">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  );
}
