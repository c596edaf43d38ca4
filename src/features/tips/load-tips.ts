import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { tipQuery } from '#widgets/tips/tip-queries.ts';
import { tipHead, tipTitle } from './tip-head.ts';
import { itemQuery, tipPages, topicsQuery } from './tip-page-queries.ts';
import type { TipTopic } from './tip-types.ts';

type Head = ReturnType<typeof tipHead>;

// Heads are built here: code in route files is loaded with every page.

/** Loads a tip and, on the server, its first comments. @throws GatewayError, 404 for an unknown tip */
export async function loadTip({ gateway, loaded, visit }: RouterContext, tipId: string): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [tip] = await Promise.all([
    queryClient.ensureQueryData({ ...tipQuery(gateway, tipId), revalidateIfStale: true }),
    // optional data: the tip renders without comments, and their block shows the error
    import.meta.env.SSR &&
      queryClient.prefetchInfiniteQuery(commentsPages(gateway, { type: 'tip', id: tipId }, 'hot')),
  ]);
  return tipHead(tipTitle(tip), tip, visit.origin);
}

/** Loads the tip for 爆料 if the URL names one. @throws GatewayError, 404 for an unknown tip */
export async function loadReport(context: RouterContext, tipId: string | undefined): Promise<Head> {
  if (tipId !== undefined) await loadTip(context, tipId);
  return tipHead('爆料');
}

/** @throws GatewayError, 404 for an unknown item */
export async function loadItem({ gateway, loaded, visit }: RouterContext, itemId: string): Promise<Head> {
  const query = { ...itemQuery(gateway, itemId), revalidateIfStale: true };
  const item = await queryClientOf(loaded).ensureQueryData(query);
  return tipHead(item.title, item, visit.origin);
}

interface LoadedTopic {
  readonly topic: TipTopic | undefined;
  readonly head: Head;
}

/** Loads a topic with its hottest tips, or all topics. @throws GatewayError, 404 for an unknown topic */
export async function loadTopic(
  { gateway, loaded }: RouterContext,
  topicId: string | undefined,
): Promise<LoadedTopic> {
  const queryClient = queryClientOf(loaded);
  const [tips] = await Promise.all([
    queryClient.ensureInfiniteQueryData(tipPages(gateway, topicId, 'hot')),
    topicId === undefined && queryClient.ensureQueryData(topicsQuery(gateway)),
  ]);
  const topic = tips.pages[0]?.topic;
  return { topic, head: tipHead(topic?.title ?? '爆料话题') };
}
