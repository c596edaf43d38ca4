import { Link, useRouteContext } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import styles from './open-app-bar.module.css';

const neverChanges = () => () => {};
const wasSentAway = () => readSessionValue('appBar') === 'away';
const notOnServer = () => false;

/** Leads who reads in a browser to the app, until they send it away for this visit. @param words what is better there */
export function OpenAppBar({ words }: { readonly words: string }) {
  const shell = useRouteContext({ from: '__root__', select: ({ visit }) => visit.shell });
  const wasAway = useSyncExternalStore(neverChanges, wasSentAway, notOnServer);
  const [isAway, setAway] = useState(false);
  if (shell !== 'browser' || wasAway || isAway) return null;
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
          setAway(true);
        }}
      />
    </section>
  );
}
