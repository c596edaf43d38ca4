import { Activity, startTransition, Suspense, useEffect, useState } from 'react';
import { Outlet, RouterContextProvider, useMatches, useRouter } from '@tanstack/react-router';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { keepAliveRouter, shownPage } from './router-adapter.ts';
import styles from './page-stack.module.css';
import { OpenAppBar } from './shell/open-app/open-app-bar.tsx';
import { ShellGuard } from './shell/shell-guard.tsx';

/**
 * Renders the page of the address. A page whose route sets `keepAlive` stays mounted but hidden when the reader navigates
 * away (spec section 2, docs/decisions/0017), with its state and scroll position.
 */
export function PageStack() {
  const keepAliveId = useMatches({ select: keepAlivePageId });
  const [ids, setIds] = useState<readonly string[]>([]);
  // keep-alive starts when the page is first shown
  if (keepAliveId !== undefined && !ids.includes(keepAliveId)) setIds([...ids, keepAliveId]);
  // a page is hidden at once; its effects are disconnected after the next page is painted
  const [awakeId, setAwakeId] = useState(keepAliveId);
  useEffect(() => afterPaint(() => startTransition(() => setAwakeId(keepAliveId))), [keepAliveId]);
  // keep-alive pages come last, so that a hash matches an element of the shown page first
  return (
    <>
      <ShellGuard>
        <Suspense fallback={null}>
          <OpenAppBar />
        </Suspense>
      </ShellGuard>
      {keepAliveId === undefined && <Outlet />}
      {ids.map((id) => (
        <Activity key={id} mode={id === keepAliveId || id === awakeId ? 'visible' : 'hidden'}>
          <div className={styles.page} hidden={id !== keepAliveId}>
            <KeptPage routeId={id} />
          </div>
        </Activity>
      ))}
    </>
  );
}

function keepAlivePageId(matches: Parameters<typeof shownPage>[0]): string | undefined {
  const page = shownPage(matches);
  return page?.staticData.keepAlive === true ? page.routeId : undefined;
}

function KeptPage({ routeId }: { readonly routeId: string }) {
  const router = useRouter();
  const [kept] = useState(() => keepAliveRouter(router, routeId));
  return (
    <RouterContextProvider router={kept}>
      <Outlet />
    </RouterContextProvider>
  );
}
