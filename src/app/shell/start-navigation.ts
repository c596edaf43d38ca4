import type { AnyRouter } from '@tanstack/react-router';
import type { Gateway } from 'qlwb-gateway-sdk';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { navigationMachine, storyAt } from '#machines/navigation/navigation.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { samePage } from '#lib/story/story-search.ts';
import { analyticsPage, loadAnalytics } from '#platform/lifecycle/analytics-script.ts';
import { isReadCounted, readAfterMs } from '#platform/lifecycle/before-hydration.ts';
import { onceVisibleFor } from '#platform/lifecycle/once-visible.ts';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { removeOpenedHead } from '#platform/lifecycle/page-head.ts';
import { readPageAddress, wasOpenedByLink } from '#platform/history/page-address.ts';
import { readReaderToken } from '#platform/storage/reader-token.ts';
import { storeVisitParameters } from '#platform/storage/visit-parameters.ts';
import { countRead, countSharedView } from './count-read.ts';
import { recordRead } from './record-read.ts';

interface NavigationParts {
  readonly router: AnyRouter;
  readonly session: ActorRefFrom<typeof sessionMachine>;
}

/** Stories and videos on share pages, by the id in their path. */
const sharedStory =
  /^\/new\/(?:general|thematic|thematicDq|atlas|audioNews|videos?|videos?Xx|videosClapper)\/([^/]+)/;

/** Counts the view of the first page if a shared link led to it. @returns a function that cancels */
function watchSharedView(gateway: Gateway): () => void {
  const newsId = sharedStory.exec(readPageAddress().path)?.[1];
  // the inline script of a story counts both
  if (newsId === undefined || isReadCounted(newsId) || !wasOpenedByLink()) return () => {};
  return onceVisibleFor(readAfterMs, () => countSharedView(gateway, decodeURIComponent(newsId)));
}

/** Runs the steps that follow each shown page, starting with the current one. @returns a function that stops it */
export function startNavigation({ router, session }: NavigationParts): () => void {
  const { gateway, loaded } = router.options.context;
  let isFirstPage = true;
  let cancelRead = () => {};
  let readingId: string | undefined;
  const actor = createActor(
    navigationMachine.provide({
      // after paint: none of the steps is visible
      actors: { afterPaint: fromPromise<void, void>(() => new Promise((resolve) => afterPaint(resolve))) },
      actions: {
        storeVisitParameters: (_, { search }) => storeVisitParameters(search),
        validateToken: (_, { search }) =>
          session.send({ type: 'navigation.done', token: readReaderToken(search) }),
        loadAnalytics: (_, { path }) => {
          // the first page may have loaded it before the shell
          if (isFirstPage && analyticsPage() === path) return;
          loadAnalytics(path);
        },
        countRead: (_, { newsId }) => {
          cancelRead();
          readingId = newsId;
          cancelRead = onceVisibleFor(readAfterMs, () => {
            if (!isReadCounted(newsId)) countRead(gateway, newsId);
            const isVisitor = readReaderToken(readPageAddress().search) === undefined;
            recordRead({ gateway, loaded, isVisitor }, newsId);
          });
        },
      },
    }),
  ).start();
  const stop = router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    // a hash is another place on the same page, a picture a gallery above it
    const isSamePage = !pathChanged && samePage(fromLocation?.searchStr, toLocation.searchStr);
    // a sheet or a hash over the story does not end its reading
    if (storyAt(readPageAddress().path) !== readingId) cancelRead();
    isFirstPage &&= isSamePage;
    removeOpenedHead();
    actor.send({ type: 'page.resolved', address: readPageAddress(), isSamePage });
  });
  actor.send({ type: 'visit.began', address: readPageAddress() });
  // the reader may have left the opened page before
  removeOpenedHead();
  const cancelSharedView = watchSharedView(gateway);
  return () => {
    stop();
    cancelRead();
    cancelSharedView();
    actor.stop();
  };
}
