import { redirect } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import {
  kindNames,
  publishedPages,
  publishedVideoPages,
  publisherPages,
  publisherQuery,
  type PublisherKind,
} from '#widgets/publishers/publisher-queries.ts';
import { pageHead } from '../shared/page-head.ts';
import { publishedForm } from '../shared/lists/published-form.ts';

/**
 * Loads the publishers of a kind, or one of them and, on the server, their first stories. A publisher of the other kind
 * redirects to the other address.
 * @param list name of the list of stories in the URL
 * @throws GatewayError, 404 for an unknown publisher; the redirect
 */
export async function loadPublishers(
  { gateway, loaded }: RouterContext,
  kind: PublisherKind,
  publisherId: string | undefined,
  list: unknown,
): Promise<ReturnType<typeof pageHead>> {
  const queryClient = queryClientOf(loaded);
  if (publisherId === undefined) {
    await queryClient.ensureInfiniteQueryData(publisherPages(gateway, kind));
    return pageHead(kindNames[kind]);
  }
  const form = publishedForm(list);
  const [publisher] = await Promise.all([
    queryClient.ensureQueryData({ ...publisherQuery(gateway, publisherId), revalidateIfStale: true }),
    // optional data: the page renders without stories, and their list shows the error
    import.meta.env.SSR &&
      (form === 'video'
        ? queryClient.prefetchInfiniteQuery(publishedVideoPages(gateway, publisherId))
        : queryClient.prefetchInfiniteQuery(publishedPages(gateway, publisherId, form))),
  ]);
  if (publisher.kind !== kind)
    throw redirect({
      to: publisher.kind === 'organisation' ? '/vOrganization/$' : '/ydIndex/$',
      params: { _splat: publisherId },
      search: true,
      replace: true,
    });
  return pageHead(publisher.name);
}
