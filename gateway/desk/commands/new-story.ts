import type { Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { renderBlocks } from '../../domains/news/story/rich-text.ts';
import type { Story } from '../../domains/news/story/story-store.ts';
import { cityIds } from '../../domains/shared/cities.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Picture, readCovers } from '../../domains/shared/story-cards.ts';
import { type Desk, DeskError } from '../command.ts';
import { oneLine } from '../one-line.ts';

const longestTitle = 60;
const summaryLength = 100;

/** The words of every command that makes a story to lead to something. */
export const storyOptions = {
  lead: { type: 'string' },
  section: { type: 'string', default: 'shandong' },
  city: { type: 'string' },
  'cover-of': { type: 'string' },
} as const;

interface Asked {
  readonly lead?: string | undefined;
  readonly section: string;
  readonly city?: string | undefined;
}

interface StoryWords {
  readonly title: string;
  readonly lead: string;
  readonly section: string;
  readonly city: string | undefined;
}

/** @throws DeskError for words that are missing or wrong */
export function storyWords(title: readonly string[], { lead: typed = '', section, city }: Asked): StoryWords {
  const rule = { what: '标题', longest: longestTitle, english: 'a title of ' };
  const words = { title: oneLine(title.join(' '), rule), lead: plainText(typed), section, city };
  if (words.lead === '') throw new DeskError('需要导语 --lead (a lead)');
  if (city !== undefined && !cityIds.includes(city)) throw new DeskError(`没有城市 ${city} (no such city)`);
  return words;
}

type NewStory = Pick<Story, 'id' | 'title' | 'summary' | 'publishedAt' | 'sectionId' | 'cityId' | 'body'>;

/** What all such stories have alike: the lead is all that they say. @throws DeskError for a channel that is none */
export async function newStory(
  transaction: Transaction<Schema>,
  { title, lead, section, city }: StoryWords,
  now: Date,
): Promise<NewStory> {
  const channel = await transaction
    .selectFrom('sections')
    .select('id')
    .where('id', '=', section)
    .executeTakeFirst();
  if (channel === undefined) throw new DeskError(`没有频道 ${section} (no such channel)`);
  const paragraphs = lead.split('\n').filter((p) => p !== '');
  return {
    id: newId(now),
    title,
    summary: lead.replaceAll('\n', ' ').slice(0, summaryLength),
    publishedAt: shanghaiTime(now),
    sectionId: channel.id,
    ...(city !== undefined && { cityId: city }),
    body: renderBlocks(
      paragraphs.map((p) => ({ p })),
      new Map(),
    ),
  };
}

/** The first cover of a story, if there is such a story and it has one. */
export async function coverIn(
  db: Pick<Desk['db'], 'selectFrom'>,
  newsId: string,
): Promise<Picture | undefined> {
  const story = await db.selectFrom('news').select('covers_json').where('id', '=', newsId).executeTakeFirst();
  return story && readCovers(story.covers_json, newsId)[0];
}
