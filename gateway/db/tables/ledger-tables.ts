import type { LedgerName } from '../../../rules/ledger/ledger-origins.ts';

/** One row for each ledger: the end of its chain. Appending locks it. */
interface LedgerHeadsTable {
  ledger: LedgerName;
  height: number;
  hash: string;
}

/** Hashes of the Merkle trees; rows are added and never changed. */
interface LedgerHashesTable {
  ledger: LedgerName;
  /** 0 for leaves, each further level for the roots of full tiles of the level below */
  level: number;
  /** from 0; of a leaf its height less 1 */
  place: number;
  /** 64 hex digits */
  hash: string;
}

/** Every checkpoint that was signed; at most one of a size. */
interface LedgerCheckpointsTable {
  ledger: LedgerName;
  size: number;
  /** base64 */
  root: string;
  /** C2SP signed note */
  note: string;
  time: string;
}

/** Public keys that have signed. */
interface LedgerKeysTable {
  ledger: LedgerName;
  /** C2SP verifier key */
  verifier_key: string;
  since: string;
}

/** A block of the ledger of notices. An erased one has no record, salt and marks; its leaf stays. */
export interface LossBlocksTable {
  height: number;
  time: string;
  /** id of the notice, correction or revocation; its own */
  notice: string;
  record_json: string | null;
  /** 32 hex digits */
  salt: string | null;
  marks: string | null;
  previous: string;
  hash: string;
}

/** Notices as they are searched and shown in lists; follows from the ledger, but for the hash of the full number. */
export interface LossNoticesTable {
  id: string;
  /** of its block */
  height: number;
  kind: 'identity-card' | 'business-licence' | 'seal' | 'invoice' | 'bill' | 'other';
  /** as printed; null once erased */
  holder: string | null;
  /** the holder's name as it is compared; null once erased */
  name_key: string | null;
  /** masked; null once erased */
  number: string | null;
  /** keyed hash of the full number, which is stored nowhere; null without one and once erased */
  number_hash: string | null;
  lost_on: string | null;
  published_on: string;
  paper_page: string;
  paper_article: string;
  state: 'valid' | 'corrected' | 'revoked' | 'erased';
  /** id of the notice that it corrects */
  replaces: string | null;
  /** id of the notice that corrects it */
  replaced_by: string | null;
  revoked_at: string | null;
  erased_at: string | null;
}

/** Pairs of neighbouring characters of holders' names, by which parts of names are found. */
interface LossNamePairsTable {
  pair: string;
  published_on: string;
  notice_id: string;
}

export interface LedgerTables {
  ledger_heads: LedgerHeadsTable;
  ledger_hashes: LedgerHashesTable;
  ledger_checkpoints: LedgerCheckpointsTable;
  ledger_keys: LedgerKeysTable;
  loss_blocks: LossBlocksTable;
  loss_notices: LossNoticesTable;
  loss_name_pairs: LossNamePairsTable;
}
