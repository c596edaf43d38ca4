import type { AnyRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { prefetchMachine } from '#machines/prefetch/prefetch.machine.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { wrapRouterMethod } from '../router-adapter.ts';
import { report } from '#platform/lifecycle/report.ts';

/**
 * Decides from here on which links in sight are fetched ahead; until now the entry asked the same law link by link. What
 * a bad network held back is fetched once it is good again. @returns leaves it to the entry again
 */
export function startPrefetch(router: AnyRouter): () => void {
  /** how to fetch each link that was seen, as the router asked for it */
  const links = new Map<string, () => Promise<unknown>>();
  const actor = createActor(
    prefetchMachine.provide({
      actions: {
        fetchAhead: (_, { href }) => {
          // what fails is loaded again on the tap
          links
            .get(href)?.()
            .catch((cause: unknown) => report('prefetch', cause));
          links.delete(href);
        },
      },
    }),
  ).start();
  const tell = () => {
    const { online, quality, saveData } = readNetwork();
    actor.send({
      type: 'network.told',
      facts: { online, quality, saveData: saveData || router.options.context.visit.dataSaver },
    });
  };
  tell();
  const stops = [
    watchNetwork(tell),
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (!pathChanged) return;
      links.clear();
      actor.send({ type: 'page.left' });
    }),
  ];
  const restorePreload = wrapRouterMethod(router, 'preloadRoute', (preloadRoute) => (options) => {
    const href = JSON.stringify([options.to, options.params, options.search]);
    let loading: Promise<unknown> = Promise.resolve(undefined);
    links.set(href, () => (loading = preloadRoute(options)));
    // asked each time as well: not every browser tells of changes
    tell();
    actor.send({ type: 'link.seen', href });
    return loading.then(() => undefined);
  });
  return () => {
    restorePreload();
    stops.forEach((stop) => stop());
    actor.stop();
  };
}
