import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type Story, storyRows } from '../../gateway/domains/news/story/story-store.ts';
import { cover, createDatabase, minutesAfter } from './fill-database.ts';

/** so early that a million stories a minute apart are in the past */
const start = Date.UTC(2023, 0, 1);
const sections = ['shandong', 'city', 'economy', 'education', 'culture', 'health', 'sports', 'rural'];
const cities = ['135', '136', '137', null];
const subjects = 20;
/** words of two characters; the n-th most frequent one is used 1/n as often as the first, as in natural text */
const vocabularySize = 5000;
const characters = 1500;
const firstCharacter = 0x5000;
const clausesPerStory = 4;
const wordsPerClause = 4;
const fillCacheKib = 262_144;

/** Words of the archive by how often they occur. */
export const archiveWords = {
  /** in nine of ten stories */
  common: '泉城',
  /** in one of 200,000 stories */
  rare: '麋鹿',
  /** each in half of the stories, but never both in one */
  apart: '晴天 雨天',
  /** its four pairs are in every story, but it is in one of 200,000 */
  brokenRun: '山东省内外',
} as const;
const rareEvery = 200_000;

/** Ids are in no order of time, like those of imported stories. @param index the higher, the newer */
export const archiveStoryId = (index: number) =>
  `a${(Math.imul(index, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')}`;

/**
 * Fills a new embedded database with stories a minute apart, with text of natural word frequencies. It writes the same
 * rows as the gateway, but in one transaction with prepared statements, and the search index in the order of its keys:
 * a million stories have more than fifty million index entries. The stories are marked as indexed for copy detection unless
 * `isIndexed` is false: the gateway then indexes them once it has started.
 */
export async function fillArchive(dataDir: string, stories: number, isIndexed = true): Promise<void> {
  await createDatabase({ dataDir });
  const file = new Sqlite(join(dataDir, 'gateway.sqlite'));
  try {
    for (const pragma of [
      'journal_mode = memory',
      'synchronous = off',
      'foreign_keys = off',
      `cache_size = -${fillCacheKib}`,
    ])
      file.pragma(pragma);
    file.transaction(() => writeStories(file, stories, isIndexed))();
  } finally {
    file.close();
  }
}

function writeStories(file: Sqlite.Database, stories: number, isIndexed: boolean): void {
  const random = randomNumbers(1);
  const insertNews = createInsert(file, 'news');
  const insertBody = createInsert(file, 'news_bodies');
  const insertLabel = createInsert(file, 'news_labels');
  const insertAuthor = createInsert(file, 'news_authors');
  file.exec('create temp table story_keys (number integer primary key, published_at text, id text)');
  const insertKey = createInsert(file, 'story_keys');
  const storiesOfTerm = new Map<string, number[]>();
  for (let index = 0; index < stories; index += 1) {
    const story = archiveStory(index, random);
    const { news, body, labels, authors, terms } = storyRows(story);
    insertNews(news);
    insertBody({ ...body, shingled: isIndexed ? 1 : 0 });
    for (const label of labels) insertLabel(label);
    for (const author of authors) insertAuthor(author);
    insertKey({ number: index, published_at: story.publishedAt, id: story.id });
    for (const { term } of terms) {
      const known = storiesOfTerm.get(term);
      if (known) known.push(index);
      else storiesOfTerm.set(term, [index]);
    }
  }
  // one statement for each term: a statement for each of fifty million rows would take twice as long
  const insertTerm = file.prepare<[string, string]>(
    `insert into news_terms (term, published_at, news_id)
     select ?, published_at, story_keys.id from json_each(?) cross join story_keys on story_keys.number = json_each.value`,
  );
  for (const term of [...storiesOfTerm.keys()].toSorted())
    insertTerm.run(term, `[${storiesOfTerm.get(term)?.join(',')}]`);
  file.exec('drop table story_keys');
}

type Value = string | number | null;

/** Prepares the insert of a table with the first row, whose columns all rows have. */
function createInsert(file: Sqlite.Database, table: string) {
  let statement: Sqlite.Statement<Value[]> | undefined;
  return (row: Readonly<Record<string, Value>>) => {
    const columns = Object.keys(row);
    statement ??= file.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    statement.run(...Object.values(row));
  };
}

function archiveStory(index: number, random: () => number): Story {
  const id = archiveStoryId(index);
  const cityId = cities[index % cities.length] ?? undefined;
  const clauses = Array.from({ length: clausesPerStory }, () =>
    Array.from({ length: wordsPerClause }, () => wordAt(random)).join(''),
  );
  const place = index % 10 === 0 ? '外地' : archiveWords.common;
  const [fine = '', rainy = ''] = archiveWords.apart.split(' ');
  const rare = index % rareEvery === 7 ? `<p>${archiveWords.rare}，${archiveWords.brokenRun}</p>` : '';
  return {
    id,
    kind: 'article',
    title: `第${index}条：${place}今天${clauses[0] ?? ''}`,
    summary: `${clauses[1] ?? ''}，${index % 2 === 0 ? fine : rainy}`,
    source: '齐鲁晚报',
    publishedAt: minutesAfter(start, index),
    sectionId: sections[index % sections.length] ?? '',
    ...(cityId !== undefined && { cityId }),
    labels: [`主题${Math.floor(random() * subjects)}`, '新闻'],
    covers: [cover],
    cardStyle: 'thumb',
    important: index % 3 === 0,
    body: `<p>${clauses.join('，')}。</p><p>山东省内，国内外。</p>${rare}`,
  };
}

function wordAt(random: () => number): string {
  const rank = Math.floor(vocabularySize ** random());
  const first = (rank * 7919) % characters;
  const second = (rank * 104_729 + 31) % characters;
  return String.fromCodePoint(firstCharacter + first, firstCharacter + second);
}

/** The same sequence of numbers from 0 to 1 for each seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
