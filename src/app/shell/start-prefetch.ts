import type { AnyRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { prefetchMachine } from '#machines/prefetch/prefetch.machine.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { wrapRouterMethod } from '../router-adapter.ts';
import { report } from '#platform/lifecycle/report.ts';

/**
 * Decides from now on which visible links are prefetched; before, the entry applied the same rule link by link. Links skipped
 * on a bad network are prefetched when it improves. @returns restores the entry's behaviour
 */
export function startPrefetch(router: AnyRouter): () => void {
  /** the deferred prefetch of each visible link */
  const links = new Map<string, () => Promise<unknown>>();
  const actor = createActor(
    prefetchMachine.provide({
      actions: {
        prefetch: (_, { href }) => {
          // a failed prefetch is loaded again on the tap
          links
            .get(href)?.()
            .catch((cause: unknown) => report('prefetch', cause));
          links.delete(href);
        },
      },
    }),
  ).start();
  const sendNetworkState = () => {
    const { online, quality, saveData } = readNetwork();
    actor.send({
      type: 'network.received',
      facts: { online, quality, saveData: saveData || router.options.context.visit.dataSaver },
    });
  };
  sendNetworkState();
  const stops = [
    watchNetwork(sendNetworkState),
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
    // read each time as well: not every browser fires change events
    sendNetworkState();
    actor.send({ type: 'link.seen', href });
    return loading.then(() => undefined);
  });
  return () => {
    restorePreload();
    stops.forEach((stop) => stop());
    actor.stop();
  };
}
