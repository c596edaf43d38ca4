import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { closeOnBack } from './close-on-back.ts';
import styles from './sheet.module.css';

interface SheetProps {
  /** what the sheet is for */
  readonly label: string;
  /** the reader let it be: Back, Escape, or a tap beside it */
  readonly onClose: () => void;
  /** an entry of the history is the sheet's own: whoever shows it sees to what Back does */
  readonly hasEntry?: boolean;
  readonly children: ReactNode;
}

/** A panel at the thumb over the page. The browser's own dialog keeps focus in it and gives it back. */
export function Sheet({ label, onClose, hasEntry = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (hasEntry ? undefined : closeOnBack(() => close.current())), [hasEntry]);
  // closed while it still stands in the page: one that is taken out of it gives no focus back
  useLayoutEffect(() => {
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
