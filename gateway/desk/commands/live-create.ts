import { parseArgs } from 'node:util';
import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import { createRoom } from '../../domains/live/create-room.ts';
import { renderBlocks } from '../../domains/news/rich-text.ts';
import { insertStories } from '../../domains/news/story-store.ts';
import { cityIds } from '../../domains/shared/cities.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { DeskError } from '../command.ts';
import { type Act, coverOf, startTime } from './live-words.ts';

const longestTitle = 60;
const summaryLength = 100;

/** Announces a live: a card among the stories, and the live that it leads to under the same id. */
export const createLive: Act = async (words, { db, now, print }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      lead: { type: 'string' },
      starts: { type: 'string' },
      host: { type: 'string', default: '齐鲁晚报' },
      section: { type: 'string', default: 'shandong' },
      city: { type: 'string' },
      'cover-of': { type: 'string' },
    },
    allowPositionals: true,
  });
  const title = plainText(positionals.join(' '));
  if (title === '' || title.length > longestTitle || title.includes('\n'))
    throw new DeskError(`标题应为 1–${longestTitle} 个字 (a title of 1 to ${longestTitle} characters)`);
  const lead = plainText(values.lead ?? '');
  if (lead === '') throw new DeskError('需要导语 --lead (a lead)');
  if (values.city !== undefined && !cityIds.includes(values.city))
    throw new DeskError(`没有城市 ${values.city} (no such city)`);
  const startsAt = startTime(values.starts);
  const newsId = newId(now);
  await db.transaction().execute(async (transaction) => {
    const cover = await coverOf(transaction, values['cover-of']);
    const section = await transaction
      .selectFrom('sections')
      .select('id')
      .where('id', '=', values.section)
      .executeTakeFirst();
    if (!section) throw new DeskError(`没有频道 ${values.section} (no such channel)`);
    await insertStories(transaction, [
      {
        id: newsId,
        kind: 'live',
        title,
        summary: lead.replaceAll('\n', ' ').slice(0, summaryLength),
        source: values.host,
        publishedAt: shanghaiTime(now),
        sectionId: section.id,
        ...(values.city !== undefined && { cityId: values.city }),
        labels: ['直播'],
        covers: [cover],
        cardStyle: 'live',
        liveState: 'preview',
        body: renderBlocks(
          lead
            .split('\n')
            .filter((p) => p !== '')
            .map((p) => ({ p })),
          new Map(),
        ),
      },
    ]);
    await createRoom(transaction, { newsId, host: values.host, startsAt });
  });
  print(`${newsId} 预告 (announced) ${startsAt}: ${title}`);
};
