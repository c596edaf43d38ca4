import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Share pages by the first segment of their path, which pages send as `source_channel`. */
const sharePages = new Set([
  'general',
  'info',
  'infomation',
  'infoTopic',
  'thematic',
  'thematicDq',
  'report',
  'atlas',
  'audioNews',
  'welfare',
  'ThinkFile',
  'wisdom',
  'shareDown',
  'living',
  'vrlive',
  'vr',
  'paper',
  'topicFile',
  'v10',
]);

/**
 * Channel to count a call under. The header may contain anything, so unknown values count as `other`.
 * @param header `source_channel`; absent on pages that are not share pages
 */
export function channelOf(header: string | undefined): string {
  if (header === undefined || header === '') return 'direct';
  if (/^videos?[A-Z]?/.test(header)) return 'video';
  return sharePages.has(header) ? header : 'other';
}

interface Counted {
  readonly newsId: string;
  readonly channel: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly now: string;
}

/**
 * Adds one read or share of a story to the hour it happens in, in the transaction that adds to the story's total: 传播追踪
 * shows when and where a story was read. The known channels limit a story to about twenty rows an hour. Charts cover a
 * week; totals from before the hours were counted are shown separately. A read is added to its day as well, for the
 * most-read lists.
 */
export async function countHour(
  transaction: Transaction<Schema>,
  what: 'reads' | 'shares',
  { newsId, channel, now }: Counted,
): Promise<void> {
  await transaction
    .insertInto('news_hours')
    .values({ news_id: newsId, hour: now.slice(0, 13), channel, reads: 0, shares: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['news_id', 'hour', 'channel'])
        .doUpdateSet((eb) => ({ [what]: eb(`news_hours.${what}`, '+', 1) })),
    )
    .execute();
  if (what === 'shares') return;
  await transaction
    .insertInto('news_days')
    .values({ news_id: newsId, day: now.slice(0, 10), reads: 1 })
    .onConflict((conflict) =>
      conflict.columns(['news_id', 'day']).doUpdateSet((eb) => ({ reads: eb('news_days.reads', '+', 1) })),
    )
    .execute();
}
