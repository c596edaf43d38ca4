import { migrate } from '../../gateway/db/migrate.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import type { DatabaseLocation } from '../../gateway/db/location.ts';
import type { Database } from '../../gateway/db/database.ts';
import { insertStories, type Story } from '../../gateway/domains/news/story/story-store.ts';

const perTransaction = 5000;
const start = Date.UTC(2026, 0, 1);
/** The cover of every story of the benchmarks. */
export const cover = {
  url: '/media/demo/pictures/taishan-sunrise.jpg',
  width: 1280,
  height: 853,
  color: '#b8141c',
  alt: '泰山',
};

/** Fills a new database with stories, a minute apart; by default all are important and have a short body. */
export async function fillDatabase(
  location: DatabaseLocation,
  stories: number,
  makeStory: (index: number) => Story = storyAt,
): Promise<void> {
  await createDatabase(location, (db) => writeStories(db, stories, makeStory));
}

/** Creates a database that counts as loaded, so that the gateway does not load the demo content into it. */
export async function createDatabase(
  location: DatabaseLocation,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { db, close } = await openDatabase(location);
  await migrate(db);
  await fill(db);
  await db.insertInto('loaded_content').values({ name: 'demo', loaded_at: '2026-01-01 00:00:00' }).execute();
  await close();
}

async function writeStories(
  db: Database,
  stories: number,
  makeStory: (index: number) => Story,
): Promise<void> {
  for (let from = 0; from < stories; from += perTransaction) {
    const part = Array.from({ length: Math.min(perTransaction, stories - from) }, (_, index) =>
      makeStory(from + index),
    );
    await db.transaction().execute((transaction) => insertStories(transaction, part));
  }
}

/** An audio story with its own media address. */
export function episodeAt(index: number): Story {
  const story = storyAt(index);
  return {
    ...story,
    id: `e${index}`,
    kind: 'audio',
    title: `第${index}期：泉城今天的声音`,
    cardStyle: 'audio',
    important: false,
    media: { url: `/media/demo/clips/audio-rural.m4a?${index}`, duration: 42 },
  };
}

/** A short video story with its own media address. */
export function videoAt(index: number): Story {
  const url = `/media/demo/clips/film-swans.mp4?${index}`;
  return {
    ...storyAt(index),
    id: `f${index}`,
    kind: 'video',
    title: `第${index}个视频：泉城的这一分钟`,
    cardStyle: 'video',
    important: false,
    body: `<figure data-video="${url}" data-poster="${cover.url}" data-duration="8"></figure><p>短</p>`,
    media: { url, duration: 8 },
  };
}

function storyAt(index: number): Story {
  return {
    id: `b${index}`,
    kind: 'article',
    title: `第${index}条要闻：泉城今天的消息`,
    summary: '一句话的摘要，长短和真的差不多，让每一行都有分量。',
    source: '齐鲁晚报',
    publishedAt: minutesAfter(start, index),
    sectionId: 'shandong',
    cityId: '135',
    labels: ['泉水'],
    covers: [cover],
    cardStyle: 'thumb',
    important: true,
    body: '<p>短</p>',
  };
}

/** A time of the database, some minutes after another. @param from ms since 1970 */
export function minutesAfter(from: number, minutes: number): string {
  return new Date(from + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}
