import type { Gateway } from 'qlwb-gateway-sdk';
import { shanghaiTime } from '#lib/time/dates.ts';
import { keepOnDevice } from '#platform/storage/device-lists.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';

interface ReadingRoom {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
  /** a reader's history is the gateway's, a visitor's this device's */
  readonly isVisitor: boolean;
}

/**
 * Keeps a story that was read for when there is no network, and notes on a visitor's device, by the title it was shown with,
 * that it was. It costs the reader nothing if it cannot.
 */
export function recordRead(room: ReadingRoom, newsId: string): void {
  const at = shanghaiTime(Date.now());
  noteRead(room, newsId, at).catch((cause: unknown) => report('read stories', cause));
}

async function noteRead({ gateway, loaded, isVisitor }: ReadingRoom, newsId: string, at: string) {
  const [
    { queryClientOf },
    { articleQuery, wholeArticleQuery },
    { specialQuery },
    { cacheStory: keepStory },
  ] = await Promise.all([
    import('#widgets/gateway/queries.tsx'),
    import('#features/news/shared/queries.ts'),
    import('#features/news/special-topic/special-queries.ts'),
    import('./offline/cache-story.ts'),
  ]);
  const client = queryClientOf(loaded);
  // a story's own page and an atlas ask for it each in their way
  const stories = [articleQuery, wholeArticleQuery].flatMap((query) => {
    const { queryKey } = query(gateway, newsId);
    const story = client.getQueryData(queryKey);
    return story === undefined ? [] : [{ queryKey, story }];
  });
  const shown = stories[0]?.story ?? client.getQueryData(specialQuery(gateway, newsId).queryKey);
  // no such story is shown
  if (shown === undefined) return;
  if (isVisitor) keepOnDevice('readStories', { id: newsId, title: shown.title, at });
  await Promise.all(stories.map(({ queryKey, story }) => keepStory(queryKey, story)));
}
