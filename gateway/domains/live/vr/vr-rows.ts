import type { Selectable } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import type { VrScenesTable, VrSpotsTable } from '../../../db/tables/vr-tables.ts';

type VrScene = Schemas['VrScene'];
type VrSpot = Schemas['VrSpot'];

/** A tour with the live room it belongs to. */
export interface TourRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly published_at: string;
  readonly live_id: string | null;
  readonly live_title: string | null;
  readonly live_state: LiveState | null;
}

export type SceneRow = Selectable<VrScenesTable>;

/** Tours joined with the stories of their live rooms. */
export function selectTours(db: Database) {
  return db
    .selectFrom('vr_tours')
    .leftJoin('news', 'news.id', 'vr_tours.live_id')
    .select([
      'vr_tours.id',
      'vr_tours.title',
      'vr_tours.summary',
      'vr_tours.source',
      'vr_tours.published_at',
      'vr_tours.live_id',
      'news.title as live_title',
      'news.live_state',
    ]);
}

/** The scenes of tours in order, without scenes of live cameras whose room is not on air. */
export async function visibleScenes(db: Database, tours: readonly TourRow[]): Promise<SceneRow[]> {
  if (tours.length === 0) return [];
  const onAir = new Set(tours.filter(({ live_state }) => live_state === 'living').map(({ id }) => id));
  const rows = await db
    .selectFrom('vr_scenes')
    .selectAll()
    .where(
      'tour_id',
      'in',
      tours.map(({ id }) => id),
    )
    .orderBy('tour_id')
    .orderBy('place')
    .execute();
  return rows.filter(({ film_live, tour_id }) => film_live === 0 || onAir.has(tour_id));
}

export function liveOf({ live_id, live_title, live_state }: TourRow): Schemas['VrLive'] | undefined {
  if (live_id === null || live_title === null || live_state === null) return undefined;
  return { roomId: live_id, title: live_title, state: live_state };
}

export function toPicture({ url, width, height, color, alt }: SceneRow): Schemas['Picture'] {
  return { url, width, height, color, alt };
}

export function toScene(row: SceneRow, spots: readonly Selectable<VrSpotsTable>[]): VrScene {
  const { film_url, film_live, film_duration, film_bytes } = row;
  return {
    id: row.id,
    title: row.title,
    caption: row.caption,
    panorama: toPicture(row),
    ...(film_url !== null && {
      film: {
        url: film_url,
        isLive: film_live === 1,
        ...(film_duration !== null && { duration: film_duration }),
        ...(film_bytes !== null && { bytes: film_bytes }),
      },
    }),
    look: { yaw: row.yaw, pitch: row.pitch, fov: row.fov },
    spots: spots.map(toSpot),
  };
}

function toSpot({
  id,
  kind,
  yaw,
  pitch,
  label,
  body,
  news_id,
  to_scene_id,
}: Selectable<VrSpotsTable>): VrSpot {
  return {
    id,
    kind,
    yaw,
    pitch,
    label,
    ...(body !== null && { text: body }),
    ...(news_id !== null && { newsId: news_id }),
    ...(to_scene_id !== null && { sceneId: to_scene_id }),
  };
}
