import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createNoticeQueue, NoticeContext } from '#widgets/notice/notice-context.ts';
import { createOutbox, OutboxContext } from '#widgets/outbox/outbox-context.ts';
import { SignInContext, type SignInDesk } from '#widgets/session/sign-in-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { createSoundDesk, SoundContext } from '#widgets/sound/sound-context.ts';
import { readReaderToken } from '#platform/reader-token.ts';
import { readPageAddress } from '#platform/page-address.ts';
import { whenReaderActs } from '#platform/reader-acts.ts';
import { leaveVisitMarks } from '#platform/visit-marks.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { createStore } from '#lib/store.ts';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { ShellGuard } from './shell-guard.tsx';
import { SignInPlace } from './sign-in-place.tsx';
import { SoundPlace } from './sound-place.tsx';

// One of each per page; the server never writes to them.
const notice = createNoticeQueue();
const session = createSessionStore();
const sound = createSoundDesk();
const outbox = createOutbox();
const signIn: SignInDesk = createStore<string | undefined>(undefined);

/** The machines and what they show: nothing of the first paint, so it is loaded when the reader turns to the page. */
const ShellLayer = lazy(async () => ({ default: (await import('./shell-layer.tsx')).ShellLayer }));

/** What surrounds every page: notices, the session, the network. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const { search } = readPageAddress();
    leaveVisitMarks(search);
    if (readReaderToken(search) === undefined) {
      void whenReaderActs().then(() => setWanted(true));
      return undefined;
    }
    // a reader with a token counts as signed in until the gateway, asked at once, says otherwise
    session.set({ signedIn: true });
    return whenIdle(() => setWanted(true));
  }, []);
  return (
    <NoticeContext value={notice}>
      <SessionContext value={session}>
        <SignInContext value={signIn}>
          <SoundContext value={sound}>
            <OutboxContext value={outbox}>
              {children}
              {isWanted && (
                <ShellGuard>
                  <Suspense fallback={null}>
                    <ShellLayer notice={notice} session={session} sound={sound} outbox={outbox} />
                  </Suspense>
                </ShellGuard>
              )}
            </OutboxContext>
            <SoundPlace desk={sound} />
          </SoundContext>
          <SignInPlace desk={signIn} />
        </SignInContext>
      </SessionContext>
    </NoticeContext>
  );
}
