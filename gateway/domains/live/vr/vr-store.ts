import type { Insertable, Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';

type VrSpot = Schemas['VrSpot'];

/** A tour to be stored, its scenes in order. */
export type VrTourInput = Pick<
  Schemas['VrTour'],
  'id' | 'title' | 'summary' | 'source' | 'publishedAt' | 'scenes'
> & {
  /** id of its live room's story */
  readonly liveId?: string;
};

type VrScene = VrTourInput['scenes'][number];

/** A scene and its position in the tour, from 0. */
interface PlacedScene {
  readonly tourId: string;
  readonly scene: VrScene;
  readonly place: number;
}

interface PlacedSpot {
  readonly inScene: string;
  readonly spot: VrSpot;
  readonly place: number;
}

/** Stores tours with their scenes. The stories and live rooms that they refer to must exist. */
export async function insertTours(
  transaction: Transaction<Schema>,
  tours: readonly VrTourInput[],
): Promise<void> {
  await transaction
    .insertInto('vr_tours')
    .values(
      tours.map(({ id, title, summary, source, publishedAt, liveId }) => ({
        id,
        title,
        summary,
        source,
        published_at: publishedAt,
        live_id: liveId ?? null,
      })),
    )
    .execute();
  await insertScenes(
    transaction,
    tours.flatMap(({ id, scenes }) => scenes.map((scene, place) => ({ tourId: id, scene, place }))),
  );
}

/** Stores scenes with their spots. Scenes that spots lead to must exist or be among them. */
export async function insertScenes(
  transaction: Transaction<Schema>,
  scenes: readonly PlacedScene[],
): Promise<void> {
  await transaction
    .insertInto('vr_scenes')
    .values(
      scenes.map(({ tourId, place, scene: { id, title, caption, panorama, film, look } }) => ({
        id,
        tour_id: tourId,
        place,
        title,
        caption,
        ...panorama,
        film_url: film?.url ?? null,
        film_live: film?.isLive ? (1 as const) : (0 as const),
        film_duration: film?.duration ?? null,
        film_bytes: film?.bytes ?? null,
        ...look,
      })),
    )
    .execute();
  await insertSpots(
    transaction,
    scenes.flatMap(({ scene }) => scene.spots.map((spot, place) => ({ inScene: scene.id, spot, place }))),
  );
}

export async function insertSpots(
  transaction: Transaction<Schema>,
  spots: readonly PlacedSpot[],
): Promise<void> {
  if (spots.length > 0) await transaction.insertInto('vr_spots').values(spots.map(spotRow)).execute();
}

function spotRow({ inScene, spot, place }: PlacedSpot): Insertable<Schema['vr_spots']> {
  const { id, kind, yaw, pitch, label, text, newsId, sceneId } = spot;
  return {
    id,
    scene_id: inScene,
    place,
    kind,
    yaw,
    pitch,
    label,
    body: kind === 'text' ? (text ?? '') : null,
    news_id: newsId ?? null,
    to_scene_id: sceneId ?? null,
  };
}
