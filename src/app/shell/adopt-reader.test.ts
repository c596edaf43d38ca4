// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine, type TokenInfo } from '#machines/session/session.machine.ts';
import { adoptReader } from './adopt-reader.ts';

afterEach(() => sessionStorage.clear());

const profile = { headImg: '', userType: 0, userDes: '', userName: '泉城老李' };

async function visit() {
  const root = createRootRoute();
  const news = createRoute({ getParentRoute: () => root, path: '/focusNews' });
  const form = createRoute({ getParentRoute: () => root, path: '/login' });
  const router = createRouter({
    routeTree: root.addChildren([news, form]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  await router.load();
  const fetchTokenInfo = fromPromise<TokenInfo, { token: string }>(async () => ({ code: 200, profile }));
  const session = createActor(sessionMachine.provide({ actors: { fetchTokenInfo } })).start();
  onTestFinished(adoptReader({ router, session }));
  return { router, session, isSignedIn: () => session.getSnapshot().hasTag('signed-in') };
}

it('treats a reader who signed in on the previous page as signed in on the next page at once', async () => {
  const { router, session, isSignedIn } = await visit();
  sessionStorage.setItem('token', 'new');
  expect(isSignedIn()).toBe(false);
  await router.navigate({ to: '/focusNews' });
  expect(isSignedIn()).toBe(true);
  expect(session.getSnapshot().context).toEqual({ token: 'new', profile: undefined });
});

it('does so for nobody else', async () => {
  const { router, isSignedIn } = await visit();
  await router.navigate({ to: '/focusNews' });
  expect(isSignedIn()).toBe(false);
});

it('keeps the name of a known reader', async () => {
  const { router, session } = await visit();
  sessionStorage.setItem('token', 'known');
  session.send({ type: 'navigation.done', token: 'known' });
  await expect.poll(() => session.getSnapshot().value).toBe('signedIn');
  await router.navigate({ to: '/focusNews' });
  expect(session.getSnapshot().context).toEqual({ token: 'known', profile });
});
