import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { followedPages } from '#widgets/publishers/publisher-queries.ts';
import { ownTipPages } from '#widgets/tips/tip-queries.ts';
import { ownCommentPages, readPages, savedPages, userQuery } from '../shared/my-queries.ts';
import { ownLists } from '../shared/own-lists.ts';
import { myTitle, myView, type MyView } from './my-views.ts';

/**
 * Loads who reads, and of what is shown the first page. What fails is told by the part that lacks it: settings and what
 * the device keeps need no gateway. In the browser nothing waits for it, since each part says that it loads.
 * @param list which page behind 我的 the address names
 * @returns the page's name
 */
export async function loadMy(context: RouterContext, list: unknown): Promise<string> {
  const view = myView(list);
  const loading = loadView(context, view);
  if (import.meta.env.SSR) await loading;
  return myTitle(view);
}

async function loadView({ gateway, loaded }: RouterContext, view: MyView | undefined): Promise<void> {
  const queryClient = queryClientOf(loaded);
  // opened from 我的 a list is new; come back to from a story it is as it was left
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
