import type { Generated } from 'kysely';

export type UploadKind = 'picture' | 'video';
export type UploadState = 'open' | 'checking' | 'ready';

/** A reader's file, from its first byte until it becomes an attachment of a subject. */
export interface UploadsTable {
  id: string;
  /** made by `uploadOwners`; empty once it is attached, so that it cannot be traced to its sender */
  owner: string;
  /** hash of the network that sends it; empty once it is stored */
  network: Generated<string>;
  kind: UploadKind;
  /** in bytes, as announced by the sender */
  size: number;
  received: number;
  state: UploadState;
  /** id of the request that writes or checks it; empty while there is none */
  holder: string;
  /** after this time the holder counts as stopped */
  held_until: string;
  /** name of the stored file; empty until it is stored */
  file: string;
  /** px, as displayed */
  width: number;
  height: number;
  /** #rrggbb */
  color: string;
  /** of the stored file */
  bytes: number;
  /** seconds of a video */
  duration: number | null;
  /** what it is attached to; null until it is claimed */
  subject: string | null;
  /** position there, starting at 0 */
  place: number;
  created_at: string;
  /** 1 when only its owner and auditors may see it */
  is_private: Generated<0 | 1>;
  /** 1 while what it is attached to is hidden: the file is refused */
  is_withdrawn: Generated<0 | 1>;
}

export interface UploadTables {
  uploads: UploadsTable;
}
