import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { derivedId } from '../../../db/ids.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { CardStyle, StoryKind } from '../../../db/tables/news-tables.ts';
import { isUniqueViolation } from '../../shared/unique-violation.ts';
import type { Picture } from '../../shared/story-cards.ts';
import { insertStories, type Story, updateStory } from './story-store.ts';

/** A cleaned story of a feed: plain texts, and a body with allowed tags only. */
export interface ImportedStory {
  /** the feed, such as its URL */
  readonly sourceKey: string;
  /** the item in its feed: guid, id or link */
  readonly itemKey: string;
  readonly kind: Extract<StoryKind, 'article' | 'atlas' | 'audio' | 'video'>;
  readonly title: string;
  readonly summary: string;
  /** name of the feed or of its publisher, shown as the source */
  readonly source: string;
  /** never in the future, so that no list begins with tomorrow's story */
  readonly publishedAt: Date;
  /** id of a channel, such as `culture`; an unknown id throws */
  readonly sectionId: string;
  readonly cityId?: string;
  readonly labels: readonly string[];
  /** cards show the first 3 */
  readonly covers: readonly Picture[];
  readonly body: string;
  readonly reporter?: string;
  readonly copyright?: string;
  readonly originUrl?: string;
  /** enclosure of an audio or video story; duration in seconds if known */
  readonly media?: { readonly url: string; readonly duration?: number };
}

export type ImportResult = 'new' | 'updated' | 'unchanged';

/**
 * Writes one story of a feed in one transaction: inserts it, updates the story of the same item, or does nothing when
 * the item has not changed.
 * @param now time of the import
 */
export async function saveImportedStory(
  db: Database,
  imported: ImportedStory,
  now: Date,
): Promise<ImportResult> {
  try {
    return await save(db, imported, now);
  } catch (error) {
    // a concurrent import has written the same new item
    if (isUniqueViolation(error)) return save(db, imported, now);
    throw error;
  }
}

function save(db: Database, imported: ImportedStory, now: Date): Promise<ImportResult> {
  const { sourceKey, itemKey } = imported;
  const story = storyOf(imported);
  const content_hash = createHash('sha256').update(JSON.stringify(story)).digest('hex');
  const imported_at = shanghaiTime(now);
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('feed_items')
      .select('content_hash')
      .where('source_key', '=', sourceKey)
      .where('item_key', '=', itemKey)
      .executeTakeFirst();
    if (known?.content_hash === content_hash) return 'unchanged';
    if (known) {
      await updateStory(transaction, story);
      await transaction
        .updateTable('feed_items')
        .set({ content_hash, imported_at })
        .where('source_key', '=', sourceKey)
        .where('item_key', '=', itemKey)
        .execute();
      return 'updated';
    }
    await insertStories(transaction, [story]);
    await transaction
      .insertInto('feed_items')
      .values({
        source_key: sourceKey,
        item_key: itemKey,
        content_hash,
        news_id: story.id,
        imported_at,
      })
      .execute();
    return 'new';
  });
}

function storyOf({ sourceKey, itemKey, publishedAt, covers, ...story }: ImportedStory): Story {
  const shown = covers.slice(0, 3);
  return {
    ...story,
    id: derivedId('f', sourceKey, itemKey),
    publishedAt: shanghaiTime(publishedAt),
    covers: shown,
    cardStyle: cardStyleOf(story.kind, shown.length),
  };
}

function cardStyleOf(kind: ImportedStory['kind'], covers: number): CardStyle {
  if (kind === 'audio') return 'audio';
  if (covers === 0) return 'text';
  if (kind === 'video') return 'video';
  return covers === 3 ? 'three' : 'thumb';
}
