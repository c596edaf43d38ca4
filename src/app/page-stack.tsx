import { Activity, startTransition, useEffect, useState } from 'react';
import { Outlet, RouterContextProvider, useMatches, useRouter } from '@tanstack/react-router';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { keepAliveRouter, shownPage } from './router-adapter.ts';
import styles from './page-stack.module.css';

/**
 * Renders the page of the address. A page whose route sets `keepAlive` stays mounted but hidden when the reader navigates
 * away (spec section 2, docs/decisions/0017), with its state and scroll position.
 */
export function PageStack() {
  const keptId = useMatches({ select: keptPageOf });
  const [ids, setIds] = useState<readonly string[]>([]);
  // keep-alive starts when the page is first shown
  if (keptId !== undefined && !ids.includes(keptId)) setIds([...ids, keptId]);
  // a page is hidden at once; its effects are disconnected after the next page is painted
  const [awakeId, setAwakeId] = useState(keptId);
  useEffect(() => afterPaint(() => startTransition(() => setAwakeId(keptId))), [keptId]);
  // keep-alive pages come last, so that a hash matches an element of the shown page first
  return (
    <>
      {keptId === undefined && <Outlet />}
      {ids.map((id) => (
        <Activity key={id} mode={id === keptId || id === awakeId ? 'visible' : 'hidden'}>
          <div className={styles.page} hidden={id !== keptId}>
            <KeptPage routeId={id} />
          </div>
        </Activity>
      ))}
    </>
  );
}

function keptPageOf(matches: Parameters<typeof shownPage>[0]): string | undefined {
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
