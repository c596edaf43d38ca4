/** A panorama of the demo and its film, by the files in `media/panoramas`. */
export interface DemoPanorama {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly color: string;
  readonly alt: string;
  readonly film?: {
    readonly file: string;
    /** seconds */
    readonly duration: number;
    readonly bytes: number;
  };
}

/** Yaw and pitch in degrees. */
export type DemoVrPlace = readonly [yaw: number, pitch: number];

export interface DemoVrScene {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  /** name of a panorama */
  readonly panorama: string;
  /** shows its film: as one that is kept, or as what a camera shows now */
  readonly film?: 'kept' | 'live';
  /** straight ahead where left out */
  readonly look?: DemoVrPlace;
  readonly spots: readonly DemoVrSpot[];
}

export type DemoVrSpot = {
  readonly label: string;
  readonly at: DemoVrPlace;
} & (
  | { /** a paragraph each */ readonly words: readonly string[] }
  | { readonly newsId: string }
  | { readonly sceneId: string }
);

export interface DemoVrTour {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** age at the first start */
  readonly minutesAgo: number;
  /** id of the story that is the card of its live */
  readonly liveId?: string;
  readonly scenes: readonly DemoVrScene[];
}
