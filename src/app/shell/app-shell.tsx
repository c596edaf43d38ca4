import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createNoticeQueue, NoticeContext } from '#widgets/notice/notice-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { readReaderToken } from '#platform/reader-token.ts';
import { readPageAddress } from '#platform/page-address.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { createSessionStore } from './session-store.ts';
import { ShellGuard } from './shell-guard.tsx';

// One of each per page; the server never writes to them.
const notice = createNoticeQueue();
const session = createSessionStore();

/** The machines and what they show: nothing of the first paint, so it is loaded when the page has come to rest. */
const ShellLayer = lazy(async () => ({ default: (await import('./shell-layer.tsx')).ShellLayer }));

/** What surrounds every page: notices, the session, the network. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const reader = useSyncExternalStore(session.subscribe, session.get, session.getFirst);
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // a reader with a token counts as signed in until the gateway says otherwise
    if (readReaderToken(readPageAddress().search) !== undefined) session.set({ signedIn: true });
    return whenIdle(() => setAtRest(true));
  }, []);
  return (
    <NoticeContext value={notice}>
      <SessionContext value={reader}>
        {children}
        {isAtRest && (
          <ShellGuard>
            <Suspense fallback={null}>
              <ShellLayer notice={notice} session={session} />
            </Suspense>
          </ShellGuard>
        )}
      </SessionContext>
    </NoticeContext>
  );
}
