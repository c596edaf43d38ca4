import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { liveOf, selectTours, shownScenes, toPicture, toScene, type TourRow } from './vr-rows.ts';

/** Tours, newest first; one of which nothing is to be seen now is left out. @param onlyLives those of lives alone */
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
  const scenes = Map.groupBy(await shownScenes(db, rows), ({ tour_id }) => tour_id);
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

/** A tour with what is to be seen of it now. Throws a 404 when there is no such tour, or nothing to be seen of it. */
export async function readTour(db: Database, tourId: string): Promise<Schemas['VrTour']> {
  return tourOf(db, await selectTours(db).where('vr_tours.id', '=', tourId).executeTakeFirst());
}

/** The tour of a live. Throws a 404 as `readTour`, and when the live has none. */
export async function readTourOfLive(db: Database, roomId: string): Promise<Schemas['VrTour']> {
  return tourOf(db, await selectTours(db).where('vr_tours.live_id', '=', roomId).executeTakeFirst());
}

async function tourOf(db: Database, row: TourRow | undefined): Promise<Schemas['VrTour']> {
  const scenes = row === undefined ? [] : await shownScenes(db, [row]);
  if (row === undefined || scenes.length === 0) throw notFound('没有找到这个全景，它可能已撤下');
  const shown = new Set(scenes.map(({ id }) => id));
  const spots = await db
    .selectFrom('vr_spots')
    .selectAll()
    .where('scene_id', 'in', [...shown])
    .orderBy('scene_id')
    .orderBy('place')
    .execute();
  // a way to a scene that is not shown now leads nowhere
  const open = spots.filter(({ to_scene_id }) => to_scene_id === null || shown.has(to_scene_id));
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
        open.filter(({ scene_id }) => scene_id === scene.id),
      ),
    ),
    ...(live && { live }),
  };
}
