import type { ByteEdit } from './byte-edits.ts';

/** Facts of a video, and the edits that clean it. */
export interface VideoPlan {
  readonly edits: readonly ByteEdit[];
  /** px, after rotation */
  readonly width: number;
  readonly height: number;
  /** seconds; 0 if the file does not state it */
  readonly duration: number;
}
