import { commentsPages } from '#widgets/comments/comment-queries.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { tipQuery } from '#widgets/tips/tip-queries.ts';
import { tipHead, tipTitle } from './tip-head.ts';
import { itemQuery, tipPages, topicsQuery } from './tip-page-queries.ts';
import type { TipTopic } from './tip-types.ts';

type Head = ReturnType<typeof tipHead>;

// Heads are made here rather than by the routes: every byte of those is one of every page's.

/** Loads a tip and, for the server's first view, the first comments under it. @throws GatewayError, 404 where there is none */
export async function loadTip({ gateway, loaded, visit }: RouterContext, tipId: string): Promise<Head> {
  const queryClient = queryClientOf(loaded);
  const [tip] = await Promise.all([
    queryClient.ensureQueryData({ ...tipQuery(gateway, tipId), revalidateIfStale: true }),
    // a tip stands without its comments: their own block says what failed
    import.meta.env.SSR && queryClient.prefetchInfiniteQuery(commentsPages(gateway, tipId, 'hot')),
  ]);
  return tipHead(tipTitle(tip), tip, visit.origin);
}

/** Loads a tip for 爆料 where the address names one. @throws GatewayError, 404 where there is none */
export async function loadReport(context: RouterContext, tipId: string | undefined): Promise<Head> {
  if (tipId !== undefined) await loadTip(context, tipId);
  return tipHead('爆料');
}

/** @throws GatewayError, 404 where there is no such item */
export async function loadItem({ gateway, loaded, visit }: RouterContext, itemId: string): Promise<Head> {
  const query = { ...itemQuery(gateway, itemId), revalidateIfStale: true };
  const item = await queryClientOf(loaded).ensureQueryData(query);
  return tipHead(item.title, item, visit.origin);
}

interface LoadedTopic {
  readonly topic: TipTopic | undefined;
  readonly head: Head;
}

/** Loads a topic with its hottest tips, or all topics. @throws GatewayError, 404 where there is no such topic */
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
  return { topic, head: tipHead(topic?.title ?? '情报话题') };
}
