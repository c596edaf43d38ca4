import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import styles from './connectivity-banner.module.css';

/** Tells that the network is lost and, briefly, that it is back. */
export function ConnectivityBanner({ actor }: { readonly actor: ActorRefFrom<typeof connectivityMachine> }) {
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const isBack = useSelector(actor, (snapshot) => snapshot.hasTag('recovered'));
  return (
    <div className={styles.place} role="status">
      {isOffline && (
        <p className={styles.banner} data-network-line>
          网络断开了<span className={styles.rest}>，连上后自动重试</span>
        </p>
      )}
      {isBack && (
        <p className={styles.banner} data-network-line data-back>
          网络已恢复
        </p>
      )}
    </div>
  );
}
