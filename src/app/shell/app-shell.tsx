import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadDeferredParts } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { createNoticeQueue, NoticeContext } from '#widgets/notice/notice-context.ts';
import { createOutbox, OutboxContext } from '#widgets/outbox/outbox-context.ts';
import { PageFactsContext, type PageFacts } from '#widgets/session/page-facts-context.ts';
import { SignInContext, type SignInPrompt } from '#widgets/session/sign-in-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { createSoundQueue, SoundContext } from '#widgets/sound/sound-context.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { whenReaderInteracts } from '#platform/lifecycle/reader-interaction.ts';
import { storeVisitParameters } from '#platform/storage/visit-parameters.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { createStore } from '#lib/browser/store.ts';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { analyticsPage, loadAnalytics } from '#platform/lifecycle/analytics-script.ts';
import { whenLoaded } from '#platform/lifecycle/when-loaded.ts';
import { isShellNeededAtOnce } from '#platform/lifecycle/shell-need.ts';
import { prefetchedStories } from './prefetched-stories.ts';
import { ShellGuard } from './shell-guard.tsx';
import { SignInHost } from './sign-in-host.tsx';
import { SoundHost } from './sound-host.tsx';

// one instance per page; the server never writes to them
const notice = createNoticeQueue();
const session = createSessionStore();
const sound = createSoundQueue();
const outbox = createOutbox();
const signIn: SignInPrompt = createStore<string | undefined>(undefined);
const facts = createStore<PageFacts>({});

/** Machines and overlays: not needed for the first paint, loaded on the first interaction. */
const ShellLayer = lazy(async () => ({ default: (await import('./shell-layer.tsx')).ShellLayer }));

/** Previews of prefetched stories: loaded once there are any. */
const StoryPreviews = lazy(async () => ({
  default: (await import('./preview/story-previews.tsx')).StoryPreviews,
}));
/** On a slow network, the shell waits for what the reader is about to use: the code of the story that is shown, or prefetched. */
async function whenStoryCodeLoaded(): Promise<void> {
  await whenReaderInteracts();
  // a failure is retried when the story is shown
  await loadDeferredParts().catch(() => undefined);
}

const isOneAhead = () => prefetchedStories.get().size > 0;
const noneOnServer = () => false;

/** Surrounds every page: notices, session, network state. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  const [hasInteracted, setInteracted] = useState(false);
  const isPreviewWanted = useSyncExternalStore(prefetchedStories.subscribe, isOneAhead, noneOnServer);
  useEffect(() => {
    void whenReaderInteracts().then(() => setInteracted(true));
  }, []);
  useEffect(() => {
    const { search } = readPageAddress();
    storeVisitParameters(search);
    // assumes that a token is valid until the gateway responds
    if (readReaderToken(search) !== undefined) session.set({ signedIn: true });
    else if (!isShellNeededAtOnce()) {
      void whenStoryCodeLoaded().then(() => setWanted(true));
      return startFirstVisit();
    }
    return whenIdle(() => setWanted(true));
  }, []);
  return (
    <NoticeContext value={notice}>
      <SessionContext value={session}>
        <SignInContext value={signIn}>
          <SoundContext value={sound}>
            <OutboxContext value={outbox}>
              <PageFactsContext value={facts}>{children}</PageFactsContext>
              {isWanted && (
                <ShellGuard>
                  <Suspense fallback={null}>
                    <ShellLayer {...{ notice, session, sound, outbox, facts }} />
                  </Suspense>
                </ShellGuard>
              )}
              {hasInteracted && isPreviewWanted && (
                <ShellGuard>
                  <Suspense fallback={null}>
                    <StoryPreviews />
                  </Suspense>
                </ShellGuard>
              )}
            </OutboxContext>
            <SoundHost queue={sound} />
          </SoundContext>
          <SignInHost prompt={signIn} />
        </SignInContext>
      </SessionContext>
    </NoticeContext>
  );
}

/**
 * What the first page does for a reader who only reads it: the shell, which follows every navigation, is loaded on the
 * first interaction. @returns a function that cancels
 */
function startFirstVisit(): () => void {
  return whenLoaded(() => {
    if (analyticsPage() === undefined) loadAnalytics(readPageAddress().path);
  });
}
