// Rows of panorama tours. Angles are degrees: yaw to the right of the middle of a panorama, pitch over its horizon.

interface VrToursTable {
  id: string;
  title: string;
  summary: string;
  source: string;
  published_at: string;
  /** the live it belongs to, by the story that is its card; null where it belongs to none */
  live_id: string | null;
}

export interface VrScenesTable {
  id: string;
  tour_id: string;
  /** in the tour, from 0 on */
  place: number;
  title: string;
  caption: string;
  /** of the equirectangular picture, which shows before a film plays */
  url: string;
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  alt: string;
  /** a file or a playlist; null where the scene stands still */
  film_url: string | null;
  /** 1 where the film is what a camera shows now */
  film_live: 0 | 1;
  /** seconds */
  film_duration: number | null;
  film_bytes: number | null;
  yaw: number;
  pitch: number;
  /** from the upper to the lower edge of the view */
  fov: number;
}

export type VrSpotKind = 'text' | 'story' | 'scene';

export interface VrSpotsTable {
  id: string;
  scene_id: string;
  /** in the scene, from 0 on */
  place: number;
  kind: VrSpotKind;
  yaw: number;
  pitch: number;
  label: string;
  /** of `text` */
  body: string | null;
  /** of `story` */
  news_id: string | null;
  /** of `scene` */
  to_scene_id: string | null;
}

export interface VrTables {
  vr_tours: VrToursTable;
  vr_scenes: VrScenesTable;
  vr_spots: VrSpotsTable;
}
