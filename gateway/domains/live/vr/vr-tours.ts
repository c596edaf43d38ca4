import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { liveOf, selectTours, visibleScenes, toPicture, toScene, type TourRow } from './vr-rows.ts';

/** Tours with at least one visible scene, newest first. @param onlyLives only tours that belong to a live room */
export async function listTours(
  db: Database,
  page: Page<string>,
  onlyLives: boolean,
): Promise<Schemas['VrTourPage']> {
  let query = selectTours(db);
  if (onlyLives) query = query.where('vr_tours.live_id', 'is not', null);
  const { rows, nextCursor } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['vr_tours.published_at', 'vr_tours.id'],
    positionOf: (row) => ({ key: row.published_at, id: row.id }),
  });
  const scenes = Map.groupBy(await visibleScenes(db, rows), ({ tour_id }) => tour_id);
  return {
    list: rows.flatMap((row) => {
      const own = scenes.get(row.id) ?? [];
      const [first] = own;
      if (first === undefined) return [];
      const live = liveOf(row);
      return [
        {
          id: row.id,
          title: row.title,
          summary: row.summary,
          cover: toPicture(first),
          scenes: own.length,
          publishedAt: row.published_at,
          ...(live && { live }),
        },
      ];
    }),
    ...(nextCursor !== undefined && { nextCursor }),
  };
}

/** A tour with its visible scenes. @throws Failure 404 if there is no such tour, or none of its scenes is visible */
export async function findTour(db: Database, tourId: string): Promise<Schemas['VrTour']> {
  return tourOf(db, await selectTours(db).where('vr_tours.id', '=', tourId).executeTakeFirst());
}

/** The tour of a live room. @throws Failure 404 like `findTour`, and if the room has none */
export async function findTourOfLive(db: Database, roomId: string): Promise<Schemas['VrTour']> {
  return tourOf(db, await selectTours(db).where('vr_tours.live_id', '=', roomId).executeTakeFirst());
}

async function tourOf(db: Database, row: TourRow | undefined): Promise<Schemas['VrTour']> {
  const scenes = row === undefined ? [] : await visibleScenes(db, [row]);
  if (row === undefined || scenes.length === 0) throw notFound('没有找到这个全景，它可能已撤下');
  const sceneIds = new Set(scenes.map(({ id }) => id));
  const spots = await db
    .selectFrom('vr_spots')
    .selectAll()
    .where('scene_id', 'in', [...sceneIds])
    .orderBy('scene_id')
    .orderBy('place')
    .execute();
  // spots that lead to a hidden scene are hidden too
  const visibleSpots = spots.filter(({ to_scene_id }) => to_scene_id === null || sceneIds.has(to_scene_id));
  const live = liveOf(row);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishedAt: row.published_at,
    scenes: scenes.map((scene) =>
      toScene(
        scene,
        visibleSpots.filter(({ scene_id }) => scene_id === scene.id),
      ),
    ),
    ...(live && { live }),
  };
}
