import type { Generated } from 'kysely';

export type UploadKind = 'picture' | 'video';
export type UploadState = 'open' | 'checking' | 'ready';

/** A file of a reader, from its first byte to the subject that it becomes part of. */
export interface UploadsTable {
  id: string;
  /** as `uploadOwners` names whoever sends it; empty once it is part of something, so that nothing tells whose it was */
  owner: string;
  kind: UploadKind;
  /** bytes that the sender said */
  size: number;
  received: number;
  state: UploadState;
  /** who is writing or checking it just now; empty when nobody is */
  holder: string;
  /** when a holder that was killed has lost it */
  held_until: string;
  /** name of the file that is kept; empty until it is */
  file: string;
  /** px as it is shown */
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  /** of the file that is kept */
  bytes: number;
  /** seconds of a video */
  duration: number | null;
  /** what it is part of; null until it is claimed */
  subject: string | null;
  /** its place there, from 0 on */
  place: number;
  created_at: string;
  /** whether its owner and an auditor alone may see it */
  is_private: Generated<0 | 1>;
}

export interface UploadTables {
  uploads: UploadsTable;
}
