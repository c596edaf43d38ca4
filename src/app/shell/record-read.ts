import type { Gateway } from 'qlwb-gateway-sdk';
import { shanghaiTime } from '#lib/time/dates.ts';
import { addToDeviceList } from '#platform/storage/device-lists.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';

interface RecordReadOptions {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
  /** the gateway keeps the history of a reader, the device that of a visitor */
  readonly isVisitor: boolean;
}

/**
 * Caches a story that was read for offline use and, for a visitor, adds it to the device's history with its title. Failures
 * are reported and otherwise ignored.
 */
export function recordRead(options: RecordReadOptions, newsId: string): void {
  const at = shanghaiTime(Date.now());
  recordOnDevice(options, newsId, at).catch((cause: unknown) => report('read stories', cause));
}

async function recordOnDevice({ gateway, loaded, isVisitor }: RecordReadOptions, newsId: string, at: string) {
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
  // a story's page and an atlas load it by different queries
  const stories = [articleQuery, wholeArticleQuery].flatMap((query) => {
    const { queryKey } = query(gateway, newsId);
    const story = client.getQueryData(queryKey);
    return story === undefined ? [] : [{ queryKey, story }];
  });
  const shown = stories[0]?.story ?? client.getQueryData(specialQuery(gateway, newsId).queryKey);
  // the story is not shown
  if (shown === undefined) return;
  if (isVisitor) addToDeviceList('readStories', { id: newsId, title: shown.title, at });
  await Promise.all(stories.map(({ queryKey, story }) => keepStory(queryKey, story)));
}
