import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { followedPages } from '#widgets/publishers/publisher-queries.ts';
import { ownTipPages } from '#widgets/tips/tip-queries.ts';
import { ownCommentPages, readPages, savedPages, userQuery } from '../shared/my-queries.ts';
import { ownLists } from '../shared/own-lists.ts';
import { myTitle, myView, type MyView } from './my-views.ts';

/**
 * Loads the reader and the first page of what is shown. Failures are shown by the block concerned: settings and device lists need
 * no gateway. In the browser nothing waits for it, since each block has a skeleton.
 * @param list name of the list in the URL
 * @returns the page's title
 */
export async function loadMy(context: RouterContext, list: unknown): Promise<string> {
  const view = myView(list);
  const loading = loadView(context, view);
  if (import.meta.env.SSR) await loading;
  return myTitle(view);
}

async function loadView({ gateway, loaded }: RouterContext, view: MyView | undefined): Promise<void> {
  const queryClient = queryClientOf(loaded);
  // opened from 我的 a list is refetched; on Back from a story it stays as it was
  if (view === undefined && !import.meta.env.SSR)
    for (const own of ownLists()) queryClient.removeQueries({ queryKey: [own], type: 'inactive' });
  const user = userQuery(gateway);
  await queryClient.prefetchQuery(user);
  if (!queryClient.getQueryData(user.queryKey)) return;
  if (view === 'saved') await queryClient.prefetchInfiniteQuery(savedPages(gateway));
  if (view === 'history') await queryClient.prefetchInfiniteQuery(readPages(gateway));
  if (view === 'comments') await queryClient.prefetchInfiniteQuery(ownCommentPages(gateway));
  if (view === 'follows') await queryClient.prefetchInfiniteQuery(followedPages(gateway));
  if (view === 'tips') await queryClient.prefetchInfiniteQuery(ownTipPages(gateway));
}
