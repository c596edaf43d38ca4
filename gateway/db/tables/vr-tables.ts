// Panorama tours. Angles are degrees: yaw to the right of a panorama's centre, pitch above its horizon.

interface VrToursTable {
  id: string;
  title: string;
  summary: string;
  source: string;
  published_at: string;
  /** the live room it belongs to, by its story id; null where there is none */
  live_id: string | null;
}

export interface VrScenesTable {
  id: string;
  tour_id: string;
  /** position in the tour, starting at 0 */
  place: number;
  title: string;
  caption: string;
  /** of the equirectangular picture; shown until the video plays */
  url: string;
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  alt: string;
  /** file or playlist; null for a still scene */
  film_url: string | null;
  /** 1 for a live camera */
  film_live: 0 | 1;
  /** seconds */
  film_duration: number | null;
  film_bytes: number | null;
  yaw: number;
  pitch: number;
  /** vertical field of view */
  fov: number;
}

export type VrSpotKind = 'text' | 'story' | 'scene';

export interface VrSpotsTable {
  id: string;
  scene_id: string;
  /** position in the scene, starting at 0 */
  place: number;
  kind: VrSpotKind;
  yaw: number;
  pitch: number;
  label: string;
  /** for `text` */
  body: string | null;
  /** for `story` */
  news_id: string | null;
  /** for `scene` */
  to_scene_id: string | null;
}

export interface VrTables {
  vr_tours: VrToursTable;
  vr_scenes: VrScenesTable;
  vr_spots: VrSpotsTable;
}
