import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import { createStore } from '#lib/browser/store.ts';
import { timeMs } from '#lib/time/dates.ts';
import { pictureSearch } from '#lib/story/story-search.ts';
import { searchWords } from '#lib/search/search-words.ts';
import { readVisit, type Visit } from '#platform/network/visit.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import { createLoadedData, LoadedDataContext } from '#widgets/gateway/loaded-data.ts';
import { Queries } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { loadLaterParts } from '#widgets/later/later.tsx';
import { NoticeContext } from '#widgets/notice/notice-context.ts';
import { NowContext } from '#widgets/now/now-context.ts';
import { createOutbox, OutboxContext, type OutboxQueue } from '#widgets/outbox/outbox-context.ts';
import { createSessionStore, type Session } from '#widgets/session/session-store.ts';
import { SignInContext } from '#widgets/session/sign-in-context.ts';
import { SessionContext } from '#widgets/session/use-session.ts';
import { createSoundDesk, SoundContext } from '#widgets/sound/sound-context.ts';
import { ArticlePage } from '../story/article-page.tsx';
import { AtlasPage } from '../atlas/atlas-page.tsx';
import { AudioListPage } from '../audio/audio-list-page.tsx';
import { AudioNewsPage } from '../audio/audio-news-page.tsx';
import { loadAudioList, loadAudioNews } from '../audio/audio-queries.ts';
import { CommentPage } from '../comments/comment-page.tsx';
import { FocusPage } from '../focus-news/focus-page.tsx';
import { HomePage } from '../home/home-page.tsx';
import { HotEventPage } from '../hot-search/hot-event-page.tsx';
import { HotSearchPage } from '../hot-search/hot-search-page.tsx';
import { loadAtlas } from '../atlas/load-atlas.ts';
import { loadSpecial } from '../special-topic/load-special.ts';
import { SpecialPage } from '../special-topic/special-page.tsx';
// a page has it from its first moment: fetched within a test, on a busy machine it takes the time that the test has
import '../story/story.later.tsx';
import {
  loadArticle,
  loadFocus,
  loadHome,
  loadHotEvent,
  loadHotSearch,
  type HomeSearch,
} from './load-pages.ts';

/** Answers by the operation's name; a function gets the call's input and may throw. */
export type Answers = Readonly<Record<string, unknown>>;

interface Reader extends Partial<Visit> {
  readonly session?: Session;
}

const now = timeMs('2026-11-03 12:00:00');

/** The pages of this folder at an address, loaded, on a gateway that answers as given. */
export async function openPage(
  address: string,
  answers: Answers,
  { session = { signedIn: false }, ...settings }: Reader = {},
) {
  const visit = {
    ...readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now }),
    ...settings,
  };
  const gateway = gatewayOf(answers);
  const loaded = createLoadedData();
  await loadLaterParts();
  const notices: string[] = [];
  const sound = createSoundDesk();
  const notice = { toast: (text: string) => void notices.push(text), loading: () => () => {} };
  const outbox = createKeepingOutbox();
  const signIn = createStore<string | undefined>(undefined);
  signIn.subscribe(() => notices.push(`登录后可以${signIn.get()}`));
  const router = createRouter({
    routeTree: pagesTree(),
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
                    <Queries>
                      <RouterProvider router={router} />
                    </Queries>
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

/** Keeps what is made until it is cancelled, and sends nothing. */
function createKeepingOutbox(): OutboxQueue {
  const outbox = createOutbox();
  outbox.connect((event) => {
    const { unsent } = outbox.get();
    if (event.type === 'act.made') outbox.show({ unsent: [...unsent, event.unsent], sendingId: undefined });
    if (event.type === 'act.cancelled')
      outbox.show({
        unsent: unsent.filter(({ clientId }) => clientId !== event.clientId),
        sendingId: undefined,
      });
  });
  return outbox;
}

/** The addresses as src/routes has them. */
function pagesTree() {
  const root = createRootRouteWithContext<RouterContext>()();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: ({ channel, cursor }: Record<string, unknown>): HomeSearch => ({
      ...(typeof channel === 'string' && { channel }),
      ...(typeof cursor === 'string' && { cursor }),
    }),
    loaderDeps: ({ search }) => search,
    loader: ({ context, deps }) => loadHome(context, deps),
    component: () => <HomePage {...home.useSearch()} />,
  });
  const general = createRoute({
    getParentRoute: () => root,
    path: '/general/$',
    loader: ({ context, params }) => loadArticle(context, params._splat ?? ''),
    component: () => <ArticlePage loaded={general.useLoaderData()} />,
  });
  const comment = createRoute({
    getParentRoute: () => root,
    path: '/comment/$',
    loader: ({ context, params }) => loadArticle(context, params._splat ?? ''),
    component: () => <CommentPage newsId={comment.useParams()._splat ?? ''} />,
  });
  const focus = createRoute({
    getParentRoute: () => root,
    path: '/focusNews',
    loader: ({ context }) => loadFocus(context),
    component: () => <FocusPage />,
  });
  const hotSearch = createRoute({
    getParentRoute: () => root,
    path: '/hotSearch',
    validateSearch: ({ q }: Record<string, unknown>) => ({ q: searchWords(q) }),
    loaderDeps: ({ search: { q } }) => ({ q }),
    loader: ({ context, deps }) => loadHotSearch(context, deps.q),
    component: () => <HotSearchPage words={hotSearch.useSearch().q ?? ''} />,
  });
  const hotNews = createRoute({
    getParentRoute: () => root,
    path: '/hotNews/$',
    loader: ({ context, params }) => loadHotEvent(context, params._splat ?? ''),
    component: () => <HotEventPage event={hotNews.useLoaderData()} />,
  });
  const audioList = createRoute({
    getParentRoute: () => root,
    path: '/audioList/$',
    loader: ({ context, params }) => loadAudioList(context, params._splat || undefined),
    component: () => <AudioListPage programme={audioList.useLoaderData()} />,
  });
  const audioNews = createRoute({
    getParentRoute: () => root,
    path: '/audioNews/$',
    loader: ({ context, params }) => loadAudioNews(context, params._splat ?? ''),
    component: () => <AudioNewsPage newsId={audioNews.useParams()._splat ?? ''} />,
  });
  const specialAt = (path: '/thematic/$' | '/thematicDq/$', by: 'label' | 'city') => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      loader: ({ context, params }) => loadSpecial(context, params._splat || undefined, by),
      component: () => <SpecialPage topic={route.useLoaderData().topic} by={by} />,
    });
    return route;
  };
  const specials = [specialAt('/thematic/$', 'label'), specialAt('/thematicDq/$', 'city')];
  const atlas = createRoute({
    getParentRoute: () => root,
    path: '/atlas/$',
    validateSearch: pictureSearch,
    loader: ({ context, params }) => loadAtlas(context, params._splat || undefined),
    component: () => <AtlasPage atlas={atlas.useLoaderData().atlas} picture={atlas.useSearch().picture} />,
  });
  return root.addChildren([
    atlas,
    ...specials,
    home,
    general,
    comment,
    focus,
    hotSearch,
    hotNews,
    audioList,
    audioNews,
  ]);
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
