import type { Database } from '../db/database.ts';
import { shanghaiTime } from '../db/time.ts';
import type { MediaStore } from '../services/media/media-store.ts';
import type { PictureStore } from './story-pictures.ts';

/** Stores fetched pictures in the media store and records their source URLs. */
export function createPictureStore(db: Database, store: MediaStore): PictureStore {
  return {
    async find(originUrl) {
      const row = await db
        .selectFrom('media')
        .select(['path', 'width', 'height', 'color'])
        .where('origin_url', '=', originUrl)
        .executeTakeFirst();
      return row && { url: `/media/${row.path}`, width: row.width, height: row.height, color: row.color };
    },
    async store(bytes, originUrl) {
      const { url, width, height, color, size, type } = await store.putPicture(bytes);
      await db
        .insertInto('media')
        .values({
          path: url.replace('/media/', ''),
          origin_url: originUrl,
          mime: type,
          bytes: size,
          width,
          height,
          color,
          created_at: shanghaiTime(new Date()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { url, width, height, color };
    },
  };
}
