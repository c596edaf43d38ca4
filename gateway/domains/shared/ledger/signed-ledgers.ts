import type { KeyObject } from 'node:crypto';
import { toBase64, utf8 } from '../../../../rules/ledger/bytes.ts';
import {
  canonicalText,
  isErased,
  type FieldsOf,
  type LedgerBlock,
  type LedgerFormat,
  type StoredBlock,
} from '../../../../rules/ledger/ledger-block.ts';
import type { LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../../../rules/ledger/malformed-error.ts';
import { consistencyProof, inclusionProof } from '../../../../rules/ledger/merkle-tree.ts';
import { verifierKeyText, type NoteKey } from '../../../../rules/ledger/signed-note.ts';
import { writeTlogProof } from '../../../../rules/ledger/tlog-proof.ts';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../deps.ts';
import { presentCheckpoint, RewrittenLedger, type SignedCheckpoint } from './checkpoints.ts';
import { knownKeys, ledgerSigner, recordKey, type LedgerSigner } from './ledger-keys.ts';
import type { LedgerTable } from './ledger-store.ts';
import { sha256Bytes } from './node-sha256.ts';
import { subtreesIn } from './tree-store.ts';

/** A proof file, and what a device needs beside it to check it. */
interface RecordProof {
  /** C2SP tlog-proof */
  readonly file: string;
  /** verifier keys of the ledger, the present one first */
  readonly keys: readonly string[];
  /** when the file's checkpoint was signed, `YYYY-MM-DD HH:MM:SS` */
  readonly signedAt: string;
}

/** The ledgers as their readers see them: signed checkpoints, and proofs that lead to them. */
export interface SignedLedgers {
  /**
   * The checkpoint of all records. If the ledger was rewritten in the database, nothing is signed: the last checkpoint
   * is returned, with which readers find what was altered, and the log says so.
   * @throws RewrittenLedger if not even the last checkpoint is the gateway's own
   */
  checkpoint(ledger: LedgerName): Promise<SignedCheckpoint>;
  /** Verifier keys, the present one first. */
  keys(ledger: LedgerName): Promise<string[]>;
  /** Proof between the trees of two sizes, base64; undefined if the ledger is not as large, or was altered. */
  consistency(ledger: LedgerName, from: number, to: number): Promise<string[] | undefined>;
  /**
   * The proof of a record. The file's extra data is the record's canonical text, unless it was erased.
   * @returns undefined if the record is not in the signed tree
   */
  proof<Fields extends FieldsOf<Fields>>(
    ledger: LedgerName,
    format: LedgerFormat<Fields>,
    block: StoredBlock<Fields>,
  ): Promise<RecordProof | undefined>;
}

/** The proof file of the record at a height; undefined if there is none. */
export async function proofAt<
  Fields extends FieldsOf<Fields>,
  Block extends StoredBlock<Fields> = LedgerBlock<Fields>,
>(
  db: Database,
  ledgers: SignedLedgers,
  { name, format, blocksFrom }: LedgerTable<Fields, Block>,
  height: number,
): Promise<string | undefined> {
  const [block] = await blocksFrom(db, height, 1);
  if (block?.height !== height) return undefined;
  return (await ledgers.proof<Fields>(name, format, block))?.file;
}

/** @param privateKey Ed25519, signs all ledgers */
export function createSignedLedgers({ db, clock, log }: Deps, privateKey: KeyObject): SignedLedgers {
  const signers = new Map<LedgerName, Promise<LedgerSigner>>();
  /** refusals in the log; each is written once */
  const reported = new Set<string>();

  async function openSigner(ledger: LedgerName): Promise<LedgerSigner> {
    const signer = await ledgerSigner(ledger, privateKey);
    await recordKey(db, ledger, signer.key, shanghaiTime(clock()));
    return signer;
  }

  async function signerOf(ledger: LedgerName): Promise<LedgerSigner> {
    const opened = signers.get(ledger) ?? openSigner(ledger);
    signers.set(ledger, opened);
    try {
      return await opened;
    } catch (error) {
      // the next call tries again
      signers.delete(ledger);
      throw error;
    }
  }

  async function keysOf(ledger: LedgerName): Promise<NoteKey[]> {
    const { key } = await signerOf(ledger);
    return knownKeys(db, ledger, key);
  }

  async function checkpoint(ledger: LedgerName): Promise<SignedCheckpoint> {
    const signer = await signerOf(ledger);
    const signing = { signer, keys: await keysOf(ledger), now: shanghaiTime(clock()) };
    try {
      return await presentCheckpoint(db, ledger, signing);
    } catch (error) {
      if (!(error instanceof RewrittenLedger)) throw error;
      report(error.message, { ledger, size: error.last.size });
      return error.last;
    }
  }

  function report(message: string, fields: Readonly<Record<string, unknown>>): void {
    if (reported.has(message)) return;
    reported.add(message);
    log.error(fields, `nothing is signed: ${message}`);
  }

  /** Hashes that are missing from the tree were removed from the database: there is no proof then. */
  async function fromTree<Value>(ledger: LedgerName, read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      report(`the tree of ledger ${ledger} is damaged: ${error.message}`, { ledger });
      return undefined;
    }
  }

  const keys = async (ledger: LedgerName) => (await keysOf(ledger)).map(verifierKeyText);

  return {
    checkpoint,
    keys,
    async consistency(ledger, from, to) {
      const { size } = await checkpoint(ledger);
      if (to > size) return undefined;
      const subtrees = subtreesIn(db, ledger, to);
      const hashes = await fromTree(ledger, () => consistencyProof(from, to, subtrees, sha256Bytes));
      return hashes?.map(toBase64);
    },
    async proof(ledger, format, block) {
      const { size, text, time: signedAt } = await checkpoint(ledger);
      const index = block.height - 1;
      if (index < 0 || index >= size) return undefined;
      const subtrees = subtreesIn(db, ledger, size);
      const hashes = await fromTree(ledger, () => inclusionProof(index, size, subtrees, sha256Bytes));
      if (hashes === undefined) return undefined;
      const extra = isErased(block) ? {} : { extra: utf8(canonicalText(format, block)) };
      const file = writeTlogProof({ ...extra, index, hashes, checkpoint: text });
      return { file, keys: await keys(ledger), signedAt };
    },
  };
}
