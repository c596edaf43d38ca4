import type { Selectable, Transaction } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { LiveScenesTable } from '../../../db/tables/live-tables.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { fetchPage, highestSeqFirst, lowestSeqFirst, type Order, type Page } from '../../shared/paging.ts';
import { recordEvent } from '../stream/live-events.ts';
import { lockRoom, requireRoom } from '../room/room-rows.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { picturesShape, videoShape } from '../../shared/json-shapes.ts';

const readPictures = jsonColumn('live_scenes', 'pictures_json', picturesShape);
const readVideo = jsonColumn('live_scenes', 'video_json', videoShape);

type Scene = Schemas['LiveScene'];
type SceneRow = Selectable<LiveScenesTable>;

export const sceneOrder = (order: Schemas['LiveSceneOrder']): Order<number> =>
  order === 'oldest' ? lowestSeqFirst : highestSeqFirst;

/** The scene updates that reporters post in a room. @throws Failure 404 if there is no such room */
export async function listScenes(
  db: Database,
  roomId: string,
  order: Order<number>,
  page: Page<number>,
): Promise<Schemas['LiveScenePage']> {
  await requireRoom(db, roomId);
  const query = db
    .selectFrom('live_scenes')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('removed', '=', 0);
  const { rows, ...next } = await fetchPage(query, page, {
    order,
    by: ['seq', 'id'],
    positionOf: ({ seq, id }) => ({ key: seq, id }),
  });
  return { list: rows.map(toScene), ...next };
}

/** A scene update with its room. @throws Failure 404 */
export async function sceneFor(db: Database, sceneId: string): Promise<Schemas['LiveSceneAnswer']> {
  const row = await db
    .selectFrom('live_scenes')
    .selectAll()
    .where('id', '=', sceneId)
    .where('removed', '=', 0)
    .executeTakeFirst();
  if (row === undefined) throw notFound('没有这条现场播报，或已被移除');
  const { id, title } = await requireRoom(db, row.room_id);
  return { scene: toScene(row), room: { id, title } };
}

export interface NewScene {
  readonly roomId: string;
  readonly by: string;
  /** plain text, paragraphs separated by a line feed */
  readonly text: string;
  /** at most nine */
  readonly pictures: readonly Schemas['Picture'][];
  readonly video?: Schemas['LiveVideo'];
}

/** Posts a scene update; its pictures also appear in the room's album. @throws Failure 404 */
export async function addScene(
  transaction: Transaction<Schema>,
  { roomId, by, text, pictures, video }: NewScene,
  now: Date,
): Promise<Scene> {
  await lockRoom(transaction, roomId);
  const id = newId(now);
  const at = shanghaiTime(now);
  const sceneOf = (seq: number): Scene => ({
    id,
    seq,
    by,
    text,
    pictures: [...pictures],
    ...(video && { video }),
    at,
  });
  const seq = await recordEvent(
    transaction,
    roomId,
    (number) => ({ kind: 'scene', scene: sceneOf(number) }),
    now,
  );
  await transaction
    .insertInto('live_scenes')
    .values({
      id,
      room_id: roomId,
      seq,
      by_name: by,
      body: text,
      pictures_json: JSON.stringify(pictures),
      video_json: video === undefined ? null : JSON.stringify(video),
      created_at: at,
    })
    .execute();
  if (pictures.length > 0)
    await transaction
      .insertInto('live_pictures')
      .values(
        pictures.map((picture, index) => ({
          id: `${id}-${index}`,
          room_id: roomId,
          scene_id: id,
          picture_json: JSON.stringify(picture),
          caption: picture.alt === '' ? text : picture.alt,
          shown_at: at,
        })),
      )
      .execute();
  return sceneOf(seq);
}

/** Removes a scene update and its pictures. @returns whether it was not removed before */
export async function removeScene(
  transaction: Transaction<Schema>,
  sceneId: string,
  now: Date,
): Promise<boolean> {
  const scene = await transaction
    .selectFrom('live_scenes')
    .select('room_id')
    .where('id', '=', sceneId)
    .executeTakeFirst();
  if (scene === undefined) return false;
  await lockRoom(transaction, scene.room_id);
  const removed = await transaction
    .updateTable('live_scenes')
    .set({ removed: 1 })
    .where('id', '=', sceneId)
    .where('removed', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await transaction.deleteFrom('live_pictures').where('scene_id', '=', sceneId).execute();
  await recordEvent(transaction, scene.room_id, () => ({ kind: 'scene-removed', id: sceneId }), now);
  return true;
}

function toScene({ id, seq, by_name, body, pictures_json, video_json, created_at }: SceneRow): Scene {
  return {
    id,
    seq,
    by: by_name,
    text: body,
    pictures: readPictures(pictures_json, id),
    ...(video_json !== null && { video: readVideo(video_json, id) }),
    at: created_at,
  };
}
