import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { ReactNode } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { timeMs } from '#lib/time/dates.ts';
import { readVisit, type Visit } from '#platform/network/visit.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import { createLoadedData, LoadedDataContext } from '#widgets/gateway/loaded-data.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { loadDeferredParts } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { NoticeContext } from '#widgets/notice/notice-context.ts';
import { NowContext } from '#widgets/now/now-context.ts';
import { createOutbox, OutboxContext, type OutboxQueue } from '#widgets/outbox/outbox-context.ts';
import { PageFactsContext, type PageFacts } from '#widgets/session/page-facts-context.ts';
import { createSessionStore, type Session } from '#widgets/session/session-store.ts';
import { SignInContext } from '#widgets/session/sign-in-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { createSoundQueue, SoundContext } from '#widgets/sound/sound-context.ts';
import { routeTree } from './route-tree.gen.ts';
// loaded before the test starts: importing it during a test would use up the test's time on a busy machine
import '#features/news/story/story.deferred.tsx';

/** Responses by operation id; a function receives the call's input and may throw. */
export type TestResponses = Readonly<Record<string, unknown>>;

interface Reader extends Partial<Visit> {
  readonly session?: Session;
}

const now = timeMs('2026-11-03 12:00:00');

/**
 * Loads a page below `/new` with the app's route tree and a fake gateway.
 * @returns the page to mount, its router, and recorded toasts, sign-in prompts, sounds and queued mutations
 */
export async function openPage(address: string, responses: TestResponses, reader: Reader = {}) {
  return open(routeTree, address, responses, reader);
}

/** Renders a component without a route, with the same contexts as a page. */
export async function openBlock(show: () => ReactNode, responses: TestResponses, reader: Reader = {}) {
  const root = createRootRouteWithContext<RouterContext>()();
  const block = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Queries>{show()}</Queries>,
  });
  return open(root.addChildren([block]), '/', responses, reader);
}

async function open(
  tree: AnyRouter['routeTree'],
  address: string,
  responses: TestResponses,
  { session = { signedIn: false }, ...settings }: Reader,
) {
  const visit = {
    ...readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now }),
    ...settings,
  };
  const gateway = gatewayOf(responses);
  const loaded = createLoadedData();
  await loadDeferredParts();
  const notices: string[] = [];
  const sound = createSoundQueue();
  const notice = { toast: (text: string) => void notices.push(text), loading: () => () => {} };
  const outbox = createHoldingOutbox();
  const signIn = createStore<string | undefined>(undefined);
  signIn.subscribe(() => notices.push(`登录后可以${signIn.get()}`));
  const router: AnyRouter = createRouter({
    routeTree: tree,
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { gateway, loaded, visit },
    defaultNotFoundComponent: () => <p>404</p>,
    scrollRestoration: false,
  });
  await router.load();
  const page = (
    <LoadedDataContext value={loaded}>
      <GatewayContext value={gateway}>
        <NowContext value={visit.now}>
          <NoticeContext value={notice}>
            <SessionContext value={createSessionStore(session)}>
              <SignInContext value={signIn}>
                <SoundContext value={sound}>
                  <OutboxContext value={outbox}>
                    <PageFactsContext value={createStore<PageFacts>({})}>
                      <RouterProvider router={router} />
                    </PageFactsContext>
                  </OutboxContext>
                </SoundContext>
              </SignInContext>
            </SessionContext>
          </NoticeContext>
        </NowContext>
      </GatewayContext>
    </LoadedDataContext>
  );
  return { page, router, notices, sound, outbox };
}

/** An outbox that queues mutations without sending them. */
function createHoldingOutbox(): OutboxQueue {
  const outbox = createOutbox();
  outbox.connect((event) => {
    const { pending } = outbox.get();
    if (event.type === 'mutation.made')
      outbox.show({ pending: [...pending, event.pending], sendingId: undefined });
    if (event.type === 'mutation.cancelled')
      outbox.show({
        pending: pending.filter(({ clientId }) => clientId !== event.clientId),
        sendingId: undefined,
      });
  });
  return outbox;
}

function gatewayOf(responses: TestResponses): Gateway {
  return {
    call: () => Promise.reject(new Error('pages request data')),
    async data(operation, input) {
      const response = responses[operation.id];
      if (response === undefined) throw new Error(`no answer for ${operation.id}`);
      return typeof response === 'function' ? response(input) : response;
    },
  };
}
