import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { closeOnBack } from './close-on-back.ts';
import styles from './sheet.module.css';

interface SheetProps {
  /** accessible label */
  readonly label: string;
  /** dismissed by Back, Escape or a tap on the backdrop */
  readonly onClose: () => void;
  /** the caller pushed a history entry for the sheet and handles Back itself */
  readonly hasEntry?: boolean;
  readonly children: ReactNode;
}

/** A bottom sheet in a native `<dialog>`, which traps the focus and restores it on close. */
export function Sheet({ label, onClose, hasEntry = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // before the first paint: Back may follow as soon as the sheet is seen
  useLayoutEffect(() => (hasEntry ? undefined : closeOnBack(() => close.current())), [hasEntry]);
  // closes before the element is removed: a removed dialog does not restore the focus
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    // Safari 14 has no <dialog>: the panel shows without a focus trap
    if (typeof box.showModal === 'function') box.showModal();
    else box.setAttribute('open', '');
    return () => box.close?.();
  }, []);
  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the dialog handles Escape
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
