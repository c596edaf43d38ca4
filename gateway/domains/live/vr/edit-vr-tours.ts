import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { insertScenes, insertSpots, insertTours, type VrTourInput } from './vr-store.ts';

export type VrSceneInput = VrTourInput['scenes'][number];
export type VrSpotInput = VrSceneInput['spots'][number];

/** Stores a tour. @returns false if there is no such live room, or it already has a tour */
export async function createTour(transaction: Transaction<Schema>, tour: VrTourInput): Promise<boolean> {
  const { liveId } = tour;
  if (liveId !== undefined) {
    const live = await transaction
      .selectFrom('news')
      .leftJoin('vr_tours', 'vr_tours.live_id', 'news.id')
      .select('vr_tours.id as tour_id')
      .where('news.id', '=', liveId)
      .where('news.kind', '=', 'live')
      .executeTakeFirst();
    if (live === undefined || live.tour_id !== null) return false;
  }
  await insertTours(transaction, [tour]);
  return true;
}

/** Appends a scene to a tour. @returns false if there is no such tour */
export async function addScene(
  transaction: Transaction<Schema>,
  tourId: string,
  scene: VrSceneInput,
): Promise<boolean> {
  const last = await transaction
    .selectFrom('vr_scenes')
    .select('place')
    .where('tour_id', '=', tourId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return false;
  await insertScenes(transaction, [{ tourId, scene, place: last.place + 1 }]);
  return true;
}

/** Adds a spot to a scene. @returns what is missing: the scene, or the target of the spot (`end`) */
export async function addSpot(
  transaction: Transaction<Schema>,
  sceneId: string,
  spot: VrSpotInput,
): Promise<'scene' | 'end' | undefined> {
  const scene = await transaction
    .selectFrom('vr_scenes')
    .select('tour_id')
    .where('id', '=', sceneId)
    .executeTakeFirst();
  if (scene === undefined) return 'scene';
  if (spot.newsId !== undefined) {
    const story = await transaction
      .selectFrom('news')
      .select('id')
      .where('id', '=', spot.newsId)
      .executeTakeFirst();
    if (story === undefined) return 'end';
  }
  if (spot.sceneId !== undefined) {
    const other = await transaction
      .selectFrom('vr_scenes')
      .select('id')
      .where('id', '=', spot.sceneId)
      .where('tour_id', '=', scene.tour_id)
      .executeTakeFirst();
    if (other === undefined) return 'end';
  }
  const last = await transaction
    .selectFrom('vr_spots')
    .select('place')
    .where('scene_id', '=', sceneId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  await insertSpots(transaction, [{ inScene: sceneId, spot, place: (last?.place ?? -1) + 1 }]);
  return undefined;
}

/** Deletes a tour with its scenes. @returns its title; undefined if there is no such tour */
export async function removeTour(
  transaction: Transaction<Schema>,
  tourId: string,
): Promise<string | undefined> {
  const tour = await transaction
    .deleteFrom('vr_tours')
    .where('id', '=', tourId)
    .returning('title')
    .executeTakeFirst();
  return tour?.title;
}

/** Tours as lines of text for the editor CLI, newest first, with their scenes' ids. */
export async function tourLines(transaction: Transaction<Schema>): Promise<string[]> {
  const tours = await transaction
    .selectFrom('vr_tours')
    .select(['id', 'title', 'live_id'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const scenes = await transaction
    .selectFrom('vr_scenes')
    .select(['id', 'tour_id', 'title'])
    .orderBy('tour_id')
    .orderBy('place')
    .execute();
  return tours.flatMap(({ id, title, live_id }) => [
    `${id}  ${title}${live_id === null ? '' : ` (直播 ${live_id})`}`,
    ...scenes.filter(({ tour_id }) => tour_id === id).map((scene) => `  ${scene.id}  ${scene.title}`),
  ]);
}
