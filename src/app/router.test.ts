import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { placesKey } from '#platform/history/place-restorer.ts';
import { readVisit } from '#platform/network/visit.ts';
import { routeTree } from './route-tree.gen.ts';
import { createAppRouter } from './router.tsx';

it('keeps places where the script of a first view reads them', () => {
  const call = async () => ({}) as never;
  createAppRouter({
    routeTree,
    gateway: { call, data: call },
    visit: readVisit({ userAgent: '', origin: 'https://news.example', cookies: {}, now: 0 }),
    history: createMemoryHistory(),
  });
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(placesKey)).not.toBeNull();
});
