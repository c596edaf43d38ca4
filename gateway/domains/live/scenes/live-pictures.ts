import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { requireRoom } from '../room/room-rows.ts';
import { countRows } from '../room/live-rooms.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';

const readPicture = jsonColumn('live_pictures', 'picture_json', pictureShape);

/** A room's pictures, newest first. @throws Failure 404 if there is no such room */
export async function listPictures(
  db: Database,
  roomId: string,
  page: Page<string>,
): Promise<Schemas['LivePicturePage']> {
  await requireRoom(db, roomId);
  const query = db.selectFrom('live_pictures').selectAll().where('room_id', '=', roomId);
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['shown_at', 'id'],
    positionOf: ({ shown_at, id }) => ({ key: shown_at, id }),
  });
  return {
    list: rows.map(({ id, picture_json, caption, scene_id, shown_at }) => ({
      id,
      picture: readPicture(picture_json, id),
      caption,
      ...(scene_id !== null && { sceneId: scene_id }),
      at: shown_at,
    })),
    ...next,
    total: await countRows(db, 'live_pictures', roomId),
  };
}
