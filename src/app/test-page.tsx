import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { ReactNode } from 'react';
import { timeMs } from '#lib/time/dates.ts';
import { createStore } from '#lib/browser/store.ts';
import { readVisit } from '#platform/network/visit.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import { createLoadedData, LoadedDataContext } from '#widgets/gateway/loaded-data.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { loadLaterParts } from '#widgets/later/later.tsx';
import { NoticeContext } from '#widgets/notice/notice-context.ts';
import { NowContext } from '#widgets/now/now-context.ts';
import { createOutbox, OutboxContext } from '#widgets/outbox/outbox-context.ts';
import { PageFactsContext, type PageFacts } from '#widgets/session/page-facts-context.ts';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { SignInContext } from '#widgets/session/sign-in-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { createSoundDesk, SoundContext } from '#widgets/sound/sound-context.ts';

/** Answers by the operation's name; a function gets the call's input and may throw. */
export type Answers = Readonly<Record<string, unknown>>;

interface Opened {
  readonly answers: Answers;
  readonly load: (context: RouterContext) => Promise<unknown>;
  readonly show: () => ReactNode;
  readonly signedIn?: boolean;
}

const now = timeMs('2026-11-03 12:00:00');

/** A page, loaded, on a gateway that answers as given, and what it said in toasts. */
export async function openPage({ answers, load, show, signedIn = false }: Opened) {
  const visit = readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now });
  const gateway = gatewayOf(answers);
  const loaded = createLoadedData();
  await loadLaterParts();
  const notices: string[] = [];
  const notice = { toast: (text: string) => void notices.push(text), loading: () => () => {} };
  const signIn = createStore<string | undefined>(undefined);
  signIn.subscribe(() => notices.push(`登录后可以${signIn.get()}`));
  const root = createRootRouteWithContext<RouterContext>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: ({ context }) => load(context),
    component: () => <Queries>{show()}</Queries>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { gateway, loaded, visit },
    defaultNotFoundComponent: () => <p>404</p>,
    scrollRestoration: false,
  });
  await router.load();
  const content = (
    <LoadedDataContext value={loaded}>
      <GatewayContext value={gateway}>
        <NowContext value={visit.now}>
          <NoticeContext value={notice}>
            <SessionContext value={createSessionStore({ signedIn })}>
              <SignInContext value={signIn}>
                <SoundContext value={createSoundDesk()}>
                  <OutboxContext value={createOutbox()}>
                    <PageFactsContext value={createStore<PageFacts>({})}>
                      <RouterProvider<typeof router> router={router} />
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
  return { content, notices };
}

function gatewayOf(answers: Answers): Gateway {
  return {
    call: () => Promise.reject(new Error('pages ask for data')),
    async data(operation, input) {
      const answer = answers[operation.id];
      if (answer === undefined) throw new Error(`no answer for ${operation.id}`);
      return typeof answer === 'function' ? answer(input) : answer;
    },
  };
}
