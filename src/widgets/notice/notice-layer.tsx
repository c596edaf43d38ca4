import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeMachine } from '#machines/notice/notice.machine.ts';
import styles from './notice-layer.module.css';

/** The toast, dismissed by a tap, and the loading overlay, above everything else. */
export function NoticeLayer({ actor }: { readonly actor: ActorRefFrom<typeof noticeMachine> }) {
  const toast = useSelector(actor, ({ context }) => context.toasts[0]);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  return (
    <>
      <div className={styles.toasts} data-position={toast?.position ?? 'bottom'} role="status">
        {toast && (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- it closes on its own
          <p className={styles.toast} onClick={() => actor.send({ type: 'toast.dismiss' })}>
            {toast.text}
          </p>
        )}
      </div>
      {isLoading && (
        <div className={styles.overlay} role="alert" aria-busy="true">
          <span className={styles.spinner} aria-hidden="true" />
          <p>正在加载…</p>
        </div>
      )}
    </>
  );
}
