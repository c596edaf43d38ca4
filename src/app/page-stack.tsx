import { Activity, startTransition, useEffect, useState } from 'react';
import { Outlet, RouterContextProvider, useMatches, useRouter } from '@tanstack/react-router';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { keepAliveRouter, shownPage } from './router-adapter.ts';
import styles from './page-stack.module.css';

/**
 * The page of the address. A page whose route says `keepAlive` stays in the document when the reader goes on, out of
 * sight and at rest (spec section 2, docs/decisions/0017), and is there as it was when the reader comes back.
 */
export function PageStack() {
  const keptId = useMatches({ select: keptPageOf });
  const [ids, setIds] = useState<readonly string[]>([]);
  // a page is kept from the first time that it is shown
  if (keptId !== undefined && !ids.includes(keptId)) setIds([...ids, keptId]);
  // a page goes out of sight at once, and comes to rest when the one after it is painted
  const [awakeId, setAwakeId] = useState(keptId);
  useEffect(() => afterPaint(() => startTransition(() => setAwakeId(keptId))), [keptId]);
  // kept pages come last: an address's hash must not find an element of theirs before the shown page's own
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
