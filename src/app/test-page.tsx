import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import type { HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { createGateway, type Gateway } from 'qlwb-gateway-sdk';
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
// lazy loaded by pages; loaded before the test starts: importing it during a test would use up the test's time on a busy
// machine, and a test would go on before a tap is sent
import '#features/news/story/story.deferred.tsx';
import '#features/tech-support/spread/spread-curve.tsx';
import '#ui/chart/chart.deferred.tsx';
import '#widgets/endless-list/start-endless-list.ts';
import '#widgets/reactions/save-on-device.ts';
import '#widgets/reactions/send-reaction.ts';

/** Responses by operation id; a function receives the call's input and may throw. */
export type TestResponses = Readonly<Record<string, unknown>>;

/** Responses by operation id, or the SDK's typed mocks, which the real client calls. */
type Answers = TestResponses | readonly HttpHandler[];

interface Reader extends Partial<Visit> {
  readonly session?: Session;
}

const now = timeMs('2026-11-03 12:00:00');

/**
 * Loads a page below `/new` with the app's route tree and a fake gateway.
 * @returns the page to mount, its router, and recorded toasts, sign-in prompts, sounds and queued mutations
 */
export async function openPage(address: string, responses: Answers, reader: Reader = {}) {
  return open(routeTree, address, responses, reader);
}

/** Renders a component without a route, with the same contexts as a page. */
export async function openBlock(show: () => ReactNode, responses: Answers, reader: Reader = {}) {
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
  responses: Answers,
  { session = { signedIn: false }, ...settings }: Reader,
) {
  const visit = {
    ...readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now }),
    ...settings,
  };
  const gateway = isMocks(responses) ? mockedGateway(responses) : gatewayOf(responses);
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

const isMocks = (answers: Answers): answers is readonly HttpHandler[] => Array.isArray(answers);

/** The SDK's client on mocks: what it sends is written and parsed, and an answer that the contract forbids fails. */
function mockedGateway(handlers: readonly HttpHandler[]): Gateway {
  return createGateway({
    origin: 'https://news.example',
    retry: { limit: 0 },
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await getResponse([...handlers], request);
      if (response === undefined) throw new Error(`no mock for ${request.method} ${request.url}`);
      return response;
    },
  });
}

function gatewayOf(responses: TestResponses): Gateway {
  const answer = (id: string, input: unknown) => {
    const response = responses[id];
    if (response === undefined) throw new Error(`no answer for ${id}`);
    return typeof response === 'function' ? response(input) : response;
  };
  return {
    // pages request data, and streams of events, which have no envelope
    call: async (operation, input) => answer(operation.id, input),
    data: async (operation, input) => answer(operation.id, input),
  };
}
