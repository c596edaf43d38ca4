import { basename } from 'node:path';
import type { Database } from '../db/database.ts';
import { saveImportedStory, type ImportResult } from '../domains/news/story/import-store.ts';
import type { SkippedItem } from './feed-item.ts';
import { ImportError } from './import-error.ts';
import { readFeed } from './read-feed.ts';
import { readSource } from './read-source.ts';
import { createPictureLoader, type PictureStore } from './story-pictures.ts';
import { toStory } from './to-story.ts';

export interface ImportOptions {
  readonly db: Database;
  readonly pictureStore: PictureStore;
  readonly now: Date;
  /** channel for all stories; derived from their labels when undefined */
  readonly sectionId?: string;
  /** `host` or `host:port`: hosts on a private network that feeds and pictures may be fetched from */
  readonly privateHosts?: readonly string[];
  /** called after each item */
  readonly onProgress?: (done: number, total: number) => void;
}

export interface ImportCounts {
  readonly title: string;
  readonly new: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: readonly SkippedItem[];
  readonly missingPictures: number;
  /** limits for the pictures of one feed, in words, if they were reached */
  readonly pictureLimits: string | undefined;
  /** URLs of audio and video in all stories of the feed */
  readonly mediaUrls: readonly string[];
}

/**
 * Imports a feed: each item becomes a new story, updates its existing one, or changes nothing.
 * @param source path of a file, or an http(s) URL
 * @throws ImportError before anything is written, when the source is not a readable feed
 */
export async function importFeed(source: string, options: ImportOptions): Promise<ImportCounts> {
  const { db, now, sectionId, pictureStore, privateHosts, onProgress } = options;
  const feed = await readFeed(await readSource(source, privateHosts));
  if (sectionId !== undefined) await requireSection(db, sectionId);
  const isAddress = /^https?:\/\//i.test(source);
  const sourceKey = isAddress ? source : basename(source);
  const counts: Record<ImportResult, number> = { new: 0, updated: 0, unchanged: 0 };
  const skipped: SkippedItem[] = [];
  let missingPictures = 0;
  const mediaUrls: string[] = [];
  const pictures = createPictureLoader(pictureStore, privateHosts);
  const context = {
    sourceKey,
    feedTitle: feed.title || sourceKey,
    sectionId,
    now,
    pictures,
    knownDate: (itemKey: string) => firstLoaded(db, sourceKey, itemKey),
  };
  for (const [index, item] of feed.items.entries()) {
    const made = 'reason' in item ? item : await toStory(item, context);
    if ('reason' in made) skipped.push(made);
    else {
      counts[await saveImportedStory(db, made.story, now)] += 1;
      missingPictures += made.missingPictures;
      mediaUrls.push(...mediaIn(made.story.body));
    }
    onProgress?.(index + 1, feed.items.length);
  }
  return {
    title: context.feedTitle,
    ...counts,
    skipped,
    missingPictures,
    pictureLimits: pictures.exceeded,
    mediaUrls,
  };
}

const mediaIn = (body: string) =>
  [...body.matchAll(/ data-(?:audio|video)="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

async function requireSection(db: Database, sectionId: string): Promise<void> {
  const sections = await db.selectFrom('sections').select('id').orderBy('place').execute();
  if (sections.some(({ id }) => id === sectionId)) return;
  throw new ImportError(
    `there is no channel “${sectionId}”; take one of ${sections.map(({ id }) => id).join(', ')}`,
  );
}

async function firstLoaded(db: Database, sourceKey: string, itemKey: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('feed_items')
    .innerJoin('news', 'news.id', 'feed_items.news_id')
    .select('news.published_at')
    .where('source_key', '=', sourceKey)
    .where('item_key', '=', itemKey)
    .executeTakeFirst();
  return row && new Date(`${row.published_at.replace(' ', 'T')}+08:00`);
}
