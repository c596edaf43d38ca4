import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { scrollPositionsKey } from '#platform/history/scroll-restoration.ts';
import { readVisit } from '#platform/network/visit.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';

it('stores scroll positions where the inline script of a rendered page reads them', () => {
  const call = async () => ({}) as never;
  createAppRouter({
    routeTree,
    gateway: { call, data: call },
    visit: readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now: 0 }),
    history: createMemoryHistory(),
  });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(scrollPositionsKey)).not.toBeNull();
});
