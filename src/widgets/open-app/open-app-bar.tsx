import { Link, useRouteContext } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import styles from './open-app-bar.module.css';

const neverChanges = () => () => {};
const wasDismissed = () => readSessionValue('appBar') === 'away';
const notOnServer = () => false;

/** Suggests the app to readers in a browser until dismissed for this visit. @param words why */
export function OpenAppBar({ words }: { readonly words: string }) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const wasDismissedBefore = useSyncExternalStore(neverChanges, wasDismissed, notOnServer);
  const [isDismissed, setDismissed] = useState(false);
  if (shell !== 'browser' || wasDismissedBefore || isDismissed) return null;
  return (
    <section className={styles.bar} aria-label="打开APP" data-screen>
      <p className={styles.words}>{words}</p>
      <Link to="/down/$" params={{ _splat: '' }} preload="intent" className={buttonClass('quiet')}>
        打开APP
      </Link>
      <IconButton
        label="不用了"
        icon={<CloseIcon size="small" />}
        onClick={() => {
          storeSessionValue('appBar', 'away');
          setDismissed(true);
        }}
      />
    </section>
  );
}
