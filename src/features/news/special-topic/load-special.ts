import { redirect } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { articleHead } from '../shared/text/article-head.ts';
import { kindPages } from '../shared/lists/kind-queries.ts';
import type { SectionsBy, SpecialTopic } from '../shared/news-types.ts';
import { pageHead } from '../shared/page-head.ts';
import { specialQuery, specialSectionsQuery, specialTimelinePages } from './special-queries.ts';

interface LoadedSpecial {
  /** undefined where the address names none */
  readonly topic?: SpecialTopic;
  /** of the page: made here, since what every address says of itself is fetched with all others */
  readonly head: ReturnType<typeof pageHead> | ReturnType<typeof articleHead>;
}

/**
 * Loads a special topic with what its page shows first, or the first of all topics where no id is given. A topic whose stories belong to cities has its page at
 * `/thematicDq`, and leads there.
 * @throws GatewayError of the first call that fails, 404 when there is no such topic; the redirect
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

/** Whether a topic's stories stand by time rather than in sections. */
export const isTimeline = ({ style }: SpecialTopic, by: SectionsBy): boolean =>
  by === 'label' && style === 'timeline';
