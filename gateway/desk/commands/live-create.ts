import { parseArgs } from 'node:util';
import { createRoom } from '../../domains/live/room/create-room.ts';
import { insertStories } from '../../domains/news/story/story-store.ts';
import { type Act, coverOf, startTime } from './live-words.ts';
import { newStory, storyOptions, storyWords } from './new-story.ts';

/** Announces a live: a card among the stories, and the live that it leads to under the same id. */
export const createLive: Act = async (words, { db, now, print }) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      ...storyOptions,
      starts: { type: 'string' },
      host: { type: 'string', default: '齐鲁晚报' },
    },
    allowPositionals: true,
  });
  const told = storyWords(positionals, values);
  const startsAt = startTime(values.starts);
  const newsId = await db.transaction().execute(async (transaction) => {
    const cover = await coverOf(transaction, values['cover-of']);
    const story = await newStory(transaction, told, now);
    await insertStories(transaction, [
      {
        ...story,
        kind: 'live',
        source: values.host,
        labels: ['直播'],
        covers: [cover],
        cardStyle: 'live',
        liveState: 'preview',
      },
    ]);
    await createRoom(transaction, { newsId: story.id, host: values.host, startsAt });
    return story.id;
  });
  print(`${newsId} 预告 (announced) ${startsAt}: ${told.title}`);
};
