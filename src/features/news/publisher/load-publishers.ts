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
 * Loads the publishers of a kind, or one of them and, for the server's first view, their first stories. One of the other
 * kind has their page at the other address, and is led there.
 * @param list which of their stories the address names
 * @throws GatewayError, 404 when there is no such publisher; the redirect
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
    // who they are stands without their stories: that list says what failed
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
