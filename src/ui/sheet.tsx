import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  /** what the sheet is for */
  readonly label: string;
  /** the reader let it be: the back gesture, Escape, or a tap beside it */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the thumb over the page. The browser's own dialog keeps focus in it and gives it back. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    // Safari 14 has no dialogs: there the panel stands over the page all the same
    if (typeof box.showModal === 'function') box.showModal();
    else box.setAttribute('open', '');
    return () => box.close?.();
  }, []);
  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes dialogs by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>{children}</div>
    </dialog>
  );
}
