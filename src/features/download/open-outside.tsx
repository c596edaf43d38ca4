import { useEffect, useRef } from 'react';
import { Button } from '#ui/control/button.tsx';
import styles from './open-outside.module.css';

/** Overlay in the messaging app that points to its menu (top right), the only way to open a browser. */
export function OpenOutside({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    // Safari 14 has no modal dialogs: there the overlay is shown without one
    if (typeof box.showModal === 'function') box.showModal();
    else box.setAttribute('open', '');
    return () => box.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.mask}
      aria-label="在浏览器打开"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <svg className={styles.arrow} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M8 58C12 34 28 18 54 12M54 12 40 8M54 12 46 25" />
      </svg>
      <p className={styles.title}>在浏览器打开</p>
      <ol className={styles.steps}>
        <li>点右上角的“···”</li>
        <li>选“在浏览器打开”</li>
        <li>在打开的页面上下载</li>
      </ol>
      <Button onClick={onClose}>知道了</Button>
    </dialog>
  );
}
