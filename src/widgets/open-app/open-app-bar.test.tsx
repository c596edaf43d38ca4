import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { find, mount } from '#ui/state/test-mount.ts';
import { OpenAppBar } from './open-app-bar.tsx';

beforeEach(() => sessionStorage.clear());

async function open(shell = 'browser') {
  const root = createRootRoute({
    context: () => ({ visit: { shell } }),
    component: () => <OpenAppBar words="在APP里看" />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  return mount(<RouterProvider<typeof router> router={router} />);
}

it('links to the download page in a browser', async () => {
  const place = await open();
  expect(place.textContent).toContain('在APP里看');
  expect(find(place, 'a').getAttribute('href')).toBe('/down');
});

it.each(['app', 'wechat'])('is not shown in the %s shell', async (shell) => {
  expect((await open(shell)).textContent).toBe('');
});

it('stays hidden for the visit once dismissed', async () => {
  const place = await open();
  await act(async () => find(place, '[aria-label=不用了]').click());
  expect(place.textContent).toBe('');
  expect((await open()).textContent).toBe('');
});
