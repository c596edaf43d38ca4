import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { renderBlocks } from '../../gateway/domains/news/story/rich-text.ts';
import {
  addSpecialStories,
  insertSpecialTopic,
} from '../../gateway/domains/news/special-topic/special-topic-store.ts';
import { insertStories, type Story, type StoryCounts } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { day, type LoadContext, minute, picturesOf, timeAgo } from './load-context.ts';
import { copyright, countsOf, eventsOf, sourceLine } from './stories.ts';
import { villageStories } from './villages.ts';

/** The cards of the special topics, and the short stories that occur in one topic only. */
export function specialStoriesOf(
  content: DemoContent,
  context: LoadContext,
): (Story & { readonly counts: StoryCounts })[] {
  const pictures = picturesOf(content, context);
  const shared = { source: sourceLine, copyright };
  return content.specials.flatMap(({ lead, picture, stories = [], ...topic }) => {
    const { id, title, summary, sectionId, cityId, reporter, editor } = topic;
    const about = { ...shared, sectionId, cityId, reporter, editor };
    return [
      {
        ...about,
        id,
        kind: 'special' as const,
        title,
        summary,
        publishedAt: timeAgo(topic.minutesAgo * minute, context),
        labels: ['专题', ...eventsOf(content, id)],
        covers: listOf(pictures.get(picture)),
        cardStyle: 'cover' as const,
        body: renderBlocks([{ img: picture }, ...lead.map((p) => ({ p }))], pictures),
        counts: countsOf(topic),
      },
      ...stories.map((story) => ({
        ...about,
        id: story.id,
        kind: 'article' as const,
        title: story.title,
        summary: story.words[0] ?? '',
        publishedAt: timeAgo(story.daysAgo * day, context),
        labels: [story.label],
        covers: listOf(pictures.get(story.picture)),
        cardStyle: 'thumb' as const,
        body: renderBlocks([{ img: story.picture }, ...story.words.map((p) => ({ p }))], pictures),
        inStreams: false,
        counts: countsOf({ id: story.id, minutesAgo: (story.daysAgo * day) / minute }),
      })),
    ];
  });
}

/** Loads the topics with their sections. The other stories must be loaded already. */
export async function insertSpecials(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const villages = villageStories(content.villages, pictures, context);
  // without numbers of readers
  await insertStories(
    transaction,
    villages.map(({ story }) => story),
  );
  for (const {
    id,
    style,
    lead,
    picture,
    sections,
    stories = [],
    villages: hasVillages = false,
  } of content.specials) {
    const head = pictures.get(picture);
    const generated = hasVillages ? villages : [];
    const entries = [
      ...sections.flatMap(({ label, newsIds }) => newsIds.map((newsId) => ({ label, newsId }))),
      ...stories.map(({ id: newsId, label }) => ({ label, newsId })),
      ...generated.map(({ label, story }) => ({ label, newsId: story.id })),
    ];
    const labels = [...new Set(entries.map(({ label }) => label))];
    await insertSpecialTopic(transaction, {
      newsId: id,
      style,
      lead: lead.join('\n'),
      ...(head && { picture: head }),
      labels,
    });
    for (const label of labels) {
      const newsIds = entries.filter((entry) => entry.label === label).map(({ newsId }) => newsId);
      await addSpecialStories(transaction, id, label, newsIds);
    }
  }
}

const listOf = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item]);
