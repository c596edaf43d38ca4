// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createSessionStore } from '#widgets/session/session-store.ts';
import { knowReader } from './know-reader.ts';

afterEach(() => sessionStorage.clear());

async function visit() {
  const root = createRootRoute();
  const news = createRoute({ getParentRoute: () => root, path: '/focusNews' });
  const form = createRoute({ getParentRoute: () => root, path: '/login' });
  const router = createRouter({
    routeTree: root.addChildren([news, form]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  await router.load();
  const session = createSessionStore();
  onTestFinished(knowReader(router, session));
  return { router, session };
}

it('takes whoever signed in for a reader as soon as the next page is there', async () => {
  const { router, session } = await visit();
  sessionStorage.setItem('token', 'new');
  expect(session.get().signedIn).toBe(false);
  await router.navigate({ to: '/focusNews' });
  expect(session.get().signedIn).toBe(true);
});

it('takes nobody else for one', async () => {
  const { router, session } = await visit();
  await router.navigate({ to: '/focusNews' });
  expect(session.get().signedIn).toBe(false);
});

it('keeps the name of whom it knows', async () => {
  const { router, session } = await visit();
  sessionStorage.setItem('token', 'known');
  session.set({ signedIn: true, userName: '泉城老李' });
  await router.navigate({ to: '/focusNews' });
  expect(session.get()).toEqual({ signedIn: true, userName: '泉城老李' });
});
