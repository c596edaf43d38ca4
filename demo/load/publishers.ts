import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { giveStories, insertPublishers } from '../../gateway/domains/news/publisher-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { minute, type SeedPlace } from './stories.ts';

const day = 24 * 60 * minute;

/** Loads the publishers of the demo and makes their stories theirs; all stories are there. */
export async function insertDemoPublishers(
  transaction: Transaction<Schema>,
  { publishers }: DemoContent,
  { mediaBase, now }: SeedPlace,
): Promise<void> {
  await insertPublishers(
    transaction,
    publishers.map(({ id, introduction, cityId, daysAgo, newsIds: _, services = [], ...publisher }) => ({
      ...publisher,
      id,
      head_img: `${mediaBase}/publishers/${id}.webp`,
      introduction: introduction.join('\n'),
      city_id: cityId,
      since: shanghaiTime(new Date(now.getTime() - daysAgo * day)),
      services: services.map(({ newsId, ...service }) => ({
        ...service,
        link: { route: 'general' as const, id: newsId },
      })),
    })),
  );
  for (const { id, newsIds } of publishers) await giveStories(transaction, id, newsIds);
}
