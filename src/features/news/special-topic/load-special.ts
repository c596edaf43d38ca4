import { redirect } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { articleHead } from '../shared/text/article-head.ts';
import { kindPages } from '../shared/lists/kind-queries.ts';
import type { SectionsBy, SpecialTopic } from '../shared/news-types.ts';
import { pageHead } from '../shared/page-head.ts';
import { specialQuery, specialSectionsQuery, specialTimelinePages } from './special-queries.ts';

interface LoadedSpecial {
  /** undefined if the URL names none */
  readonly topic?: SpecialTopic;
  /** document head; built here, since code in route files is loaded with every page */
  readonly head: ReturnType<typeof pageHead> | ReturnType<typeof articleHead>;
}

/**
 * Loads a special topic with its first screen, or the first page of all topics without an id. A topic grouped by city
 * redirects to `/thematicDq`.
 * @throws GatewayError of the first call that fails, 404 for an unknown topic; the redirect
 */
export async function loadSpecial(
  { gateway, loaded, visit }: RouterContext,
  newsId: string | undefined,
  by: SectionsBy,
): Promise<LoadedSpecial> {
  const queryClient = queryClientOf(loaded);
  if (newsId === undefined) {
    await queryClient.ensureInfiniteQueryData(kindPages(gateway, 'special'));
    return { head: pageHead('专题') };
  }
  const topic = await queryClient.ensureQueryData({
    ...specialQuery(gateway, newsId),
    revalidateIfStale: true,
  });
  if (by === 'label' && topic.style === 'regional')
    throw redirect({ to: '/thematicDq/$', params: { _splat: newsId }, replace: true });
  await (isTimeline(topic, by)
    ? queryClient.ensureInfiniteQueryData(specialTimelinePages(gateway, newsId, 'newest'))
    : queryClient.ensureQueryData(specialSectionsQuery(gateway, newsId, by)));
  return { topic, head: articleHead(topic, visit.origin, by === 'city' ? 'thematicDq' : 'thematic') };
}

/** Whether a topic is a timeline instead of sections. */
export const isTimeline = ({ style }: SpecialTopic, by: SectionsBy): boolean =>
  by === 'label' && style === 'timeline';
