import { Link, useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { storeSettings } from '#platform/storage/settings.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import styles from './open-app-bar.module.css';

/** closed on this page; the cookie hides it on later ones */
const closed = createStore(false);
const notOnServer = () => false;

/** The bar on a share page in a browser, unless the reader closed it within the last 30 days. */
export function LoadedOpenAppBar() {
  const { shell, isAppBarClosed } = useRouteContext({ from: '__root__', select: ({ visit }) => visit });
  const isClosed = useSyncExternalStore(closed.subscribe, closed.get, notOnServer);
  if (shell !== 'browser' || isAppBarClosed || isClosed) return null;
  return (
    <section className={styles.bar} aria-label="打开APP" data-open-app>
      <p className={styles.words}>在齐鲁晚报APP里看，收藏和评论都在</p>
      <Link to="/down/$" params={{ _splat: '' }} preload="intent" className={buttonClass('quiet')}>
        打开APP
      </Link>
      <IconButton
        label="不用了"
        icon={<CloseIcon size="small" />}
        onClick={() => {
          storeSettings({ isAppBarClosed: true });
          closed.set(true);
        }}
      />
    </section>
  );
}
