import type { ByteEdit } from './byte-edits.ts';

/** What a video is, and what is changed in it before it is kept. */
export interface VideoPlan {
  readonly edits: readonly ByteEdit[];
  /** px as it is shown */
  readonly width: number;
  readonly height: number;
  /** seconds; 0 where the file does not say */
  readonly duration: number;
}
