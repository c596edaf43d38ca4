import type { Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { renderBlocks } from '../../domains/news/story/rich-text.ts';
import type { Story } from '../../domains/news/story/story-store.ts';
import { cityIds } from '../../domains/shared/cities.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Picture, readCovers } from '../../domains/shared/story-cards.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';
import { oneLine } from '../arguments.ts';

const maxTitleLength = 60;
const maxSummaryLength = 100;

/** Options of every command that creates a story as the card of something else. */
export const storyOptions = {
  lead: { type: 'string' },
  section: { type: 'string', default: 'shandong' },
  city: { type: 'string' },
  'cover-of': { type: 'string' },
} as const;

interface StoryOptions {
  readonly lead?: string | undefined;
  readonly section: string;
  readonly city?: string | undefined;
}

interface StoryDraft {
  readonly title: string;
  readonly lead: string;
  readonly section: string;
  readonly city: string | undefined;
}

/** Validates the arguments. @throws CommandError */
export function storyDraft(
  title: readonly string[],
  { lead: typed = '', section, city }: StoryOptions,
): StoryDraft {
  const rule = { what: '标题', maxLength: maxTitleLength, english: 'a title of ' };
  const draft = { title: oneLine(title.join(' '), rule), lead: plainText(typed), section, city };
  if (draft.lead === '') throw new CommandError('需要导语 --lead (a lead)');
  if (city !== undefined && !cityIds.includes(city))
    throw new CommandError(`没有城市 ${city} (no such city)`);
  return draft;
}

type NewStory = Pick<Story, 'id' | 'title' | 'summary' | 'publishedAt' | 'sectionId' | 'cityId' | 'body'>;

/** Builds the common fields of such a story; its body is the lead. @throws CommandError for an unknown channel */
export async function newStory(
  transaction: Transaction<Schema>,
  { title, lead, section, city }: StoryDraft,
  now: Date,
): Promise<NewStory> {
  const channel = await transaction
    .selectFrom('sections')
    .select('id')
    .where('id', '=', section)
    .executeTakeFirst();
  if (channel === undefined) throw new CommandError(`没有频道 ${section} (no such channel)`);
  const paragraphs = lead.split('\n').filter((p) => p !== '');
  return {
    id: newId(now),
    title,
    summary: lead.replaceAll('\n', ' ').slice(0, maxSummaryLength),
    publishedAt: shanghaiTime(now),
    sectionId: channel.id,
    ...(city !== undefined && { cityId: city }),
    body: renderBlocks(
      paragraphs.map((p) => ({ p })),
      new Map(),
    ),
  };
}

/** Reads the first cover of a story; undefined when there is no such story or cover. */
export async function coverIn(
  db: Pick<EditorContext['db'], 'selectFrom'>,
  newsId: string,
): Promise<Picture | undefined> {
  const story = await db.selectFrom('news').select('covers_json').where('id', '=', newsId).executeTakeFirst();
  return story && readCovers(story.covers_json, newsId)[0];
}
