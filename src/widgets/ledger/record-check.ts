import type {
  CompareResult,
  HashResult,
  ProveResult,
  SeenCheckpoint,
} from '#machines/ledger-check/ledger-check.machine.ts';
import { sha256 } from '#lib/crypto/sha256.ts';
import { fromBase64, toBase64 } from '#rules/ledger/bytes.ts';
import {
  alteredField,
  isErased,
  recordLeaf,
  type FieldsOf,
  type LedgerFormat,
  type StoredBlock,
} from '#rules/ledger/ledger-block.ts';
import { ledgerOrigins, type LedgerName } from '#rules/ledger/ledger-origins.ts';
import { isConsistent } from '#rules/ledger/merkle-tree.ts';
import { parseVerifierKey } from '#rules/ledger/signed-note.ts';
import { parseTlogProof, verifyTlogProof } from '#rules/ledger/tlog-proof.ts';
import { ledgerCrypto, type LedgerCrypto } from './ledger-crypto.ts';

/** Recomputes hash and marks of a record. An erased one has nothing left that could be hashed. */
export function checkHashes<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  block: StoredBlock<Fields>,
): HashResult {
  const field = isErased(block) ? undefined : alteredField(format, block, sha256);
  return field === undefined ? { kind: 'intact' } : { kind: 'altered', field };
}

/**
 * Checks that the record is at its height in the signed tree.
 * @param keys verifier keys of the ledger, the present one first
 * @param time when the proof's checkpoint was signed
 * @throws MalformedError for a proof or a key that cannot be read
 */
export async function checkProof<Fields extends FieldsOf<Fields>>(
  { ledger, format }: { readonly ledger: LedgerName; readonly format: LedgerFormat<Fields> },
  { block, proof }: { readonly block: StoredBlock<Fields>; readonly proof: string },
  { keys, time }: { readonly keys: readonly string[]; readonly time: string },
  { sha256: hash, verifyEd25519 }: LedgerCrypto = ledgerCrypto(),
): Promise<ProveResult> {
  const parsed = parseTlogProof(proof);
  const verdict = await verifyTlogProof(parsed, await recordLeaf(format, block, hash), {
    origin: ledgerOrigins[ledger],
    keys: await Promise.all(keys.map((key) => parseVerifierKey(key, hash))),
    sha256: hash,
    verifyEd25519,
  });
  if (verdict.kind === 'unproven') return verdict;
  // an erased record does not say its height itself
  if (parsed.index !== block.height - 1) return { kind: 'unproven', reason: 'inclusion' };
  const { size, root } = verdict.checkpoint;
  return {
    kind: 'proven',
    checkpoint: { size, root: toBase64(root), time },
    signature: verdict.signature,
  };
}

/**
 * Checks that two checkpoints have one history.
 * @param hashes consistency proof from the smaller to the larger one, base64
 */
export async function checkHistory(
  remembered: SeenCheckpoint | undefined,
  checkpoint: SeenCheckpoint,
  hashes: readonly string[],
  { sha256: hash }: Pick<LedgerCrypto, 'sha256'> = ledgerCrypto(),
): Promise<CompareResult> {
  if (remembered === undefined) return { kind: 'consistent', remembered };
  const [older, newer] =
    remembered.size <= checkpoint.size ? [remembered, checkpoint] : [checkpoint, remembered];
  const isOne = await isConsistent(
    treeHeadOf(older),
    treeHeadOf(newer),
    hashes.map((text, at) => fromBase64(text, `consistency proof, hash ${at + 1}`)),
    hash,
  );
  return isOne ? { kind: 'consistent', remembered } : { kind: 'forked', remembered };
}

const treeHeadOf = ({ size, root }: SeenCheckpoint) => ({ size, root: fromBase64(root, 'root hash') });
