// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionMachine, type TokenInfo } from '#machines/session/session.machine.ts';
import { createLoadedData, type LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
// loaded lazily by the code under test; imported here so that the test does not wait for it
import '#features/account/shared/leave-form.ts';
import { refetchForReader } from './refetch-for-reader.ts';

const story = (newsId: string) => ['getArticle', { body: { newsId } }];
const own = ['listSavedNews', 'pages', {}];
const reader: TokenInfo = {
  code: 200,
  profile: { headImg: '', userType: 0, userDes: '', userName: '泉城老李' },
};

/** ms; generous for busy machines */
const waitOptions = { timeout: 5000 };

beforeEach(() => sessionStorage.setItem('token', 'tab'));
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/**
 * A story loaded for a visitor, another restored from the device, and a personal list.
 * @param load the gateway's answer for the shown story
 * @param tellReader the gateway's answer to the token-info call
 */
async function open(load: () => Promise<string>, loadTokenInfo: () => Promise<TokenInfo>) {
  const loaded = createLoadedData();
  const client = queryClientOf(loaded);
  client.setQueryData(story('shown'), 'for a visitor');
  client.setQueryData(story('kept'), 'from the device');
  client.setQueryData(own, 'of another reader');
  const root = createRootRouteWithContext<{ loaded: LoadedData }>()({});
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => client.ensureQueryData({ queryKey: story('shown'), queryFn: load, retry: false }),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    context: { loaded },
  });
  await router.load();
  const session = createActor(
    sessionMachine.provide({
      actors: { fetchTokenInfo: fromPromise(loadTokenInfo) },
      actions: { deleteToken: () => {} },
    }),
  ).start();
  session.send({ type: 'navigation.done', token: 'tab' });
  await vi.waitFor(() => expect(session.getSnapshot().value).not.toBe('verifying'));
  refetchForReader({ router, session });
  return { session, client, shown: () => router.state.matches.at(-1)?.loaderData };
}

it('refetches once the gateway has verified the reader', async () => {
  const { shown, client } = await open(
    async () => 'for the reader',
    async () => reader,
  );
  await vi.waitFor(() => expect(shown()).toBe('for the reader'), waitOptions);
  expect(client.getQueryData(story('kept'))).toBeUndefined();
  expect(client.getQueryData(own)).toBeUndefined();
});

it('removes nothing while a network such as a captive portal answers for nobody', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn(async () => 'for the reader');
  let response: (info: TokenInfo) => void = () => {};
  const responses = [
    () => Promise.reject(new Error('a page of the hotel’s')),
    () => new Promise<TokenInfo>((resolve) => (response = resolve)),
  ];
  const { session, shown, client } = await open(load, () => responses.shift()?.() ?? Promise.reject());
  // verified again, since the first call may have been made before there was a network
  await vi.waitFor(() => expect(responses).toHaveLength(0));
  expect(session.getSnapshot().value).toBe('verifying');
  expect([shown(), client.getQueryData(story('kept'))]).toEqual(['for a visitor', 'from the device']);
  expect(load).not.toHaveBeenCalled();
  response(reader);
  await vi.waitFor(() => expect(shown()).toBe('for the reader'), waitOptions);
});

it('keeps page and cache if the refetch fails, and shows nobody another reader’s data', async () => {
  const load = vi.fn(() => Promise.reject(new Error('the network lied')));
  const { shown, client } = await open(load, async () => reader);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), waitOptions);
  await vi.waitFor(() => expect(client.getQueryData(story('kept'))).toBe('from the device'), waitOptions);
  await vi.waitFor(() => expect(shown()).toBe('for a visitor'), waitOptions);
  expect(client.getQueryData(own)).toBeUndefined();
});
