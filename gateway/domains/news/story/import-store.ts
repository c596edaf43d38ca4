import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { derivedId } from '../../../db/ids.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { CardStyle, StoryKind } from '../../../db/tables/news-tables.ts';
import { isUniqueViolation } from '../../shared/unique-violation.ts';
import type { Picture } from '../../shared/story-cards.ts';
import { insertStories, type Story, updateStory } from './story-store.ts';

/** A feed's story, cleaned: texts are plain, the body is rich text of the closed tag list. */
export interface ImportedStory {
  /** the feed, such as its address */
  readonly sourceKey: string;
  /** the item within its feed: guid, id or link */
  readonly itemKey: string;
  readonly kind: Extract<StoryKind, 'article' | 'atlas' | 'audio' | 'video'>;
  readonly title: string;
  readonly summary: string;
  /** name of the feed or of its publisher, as the source line shows it */
  readonly source: string;
  /** not in the future: a list must not open with tomorrow's story */
  readonly publishedAt: Date;
  /** id of a channel, such as `culture`; throws when there is none of that id */
  readonly sectionId: string;
  readonly cityId?: string;
  readonly labels: readonly string[];
  /** the first 3 are shown on cards */
  readonly covers: readonly Picture[];
  readonly body: string;
  readonly reporter?: string;
  readonly copyright?: string;
  readonly originUrl?: string;
  /** the enclosure of an audio or video story; seconds when the feed says */
  readonly media?: { readonly url: string; readonly duration?: number };
}

export type ImportResult = 'new' | 'updated' | 'unchanged';

/**
 * Writes one story of a feed, in one transaction: a new one, an update of the one that came from the same item, or
 * nothing when the item has not changed. `now` is the time of the import.
 */
export async function saveImportedStory(
  db: Database,
  imported: ImportedStory,
  now: Date,
): Promise<ImportResult> {
  try {
    return await save(db, imported, now);
  } catch (error) {
    // Another import wrote the same new item at the same time: what it wrote is there now.
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
