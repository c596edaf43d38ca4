import type { WholeResult } from '#machines/ledger-check/ledger-check.machine.ts';
import { sha256, sha256Bytes } from '#lib/crypto/sha256.ts';
import { parseCheckpoint } from '#rules/ledger/checkpoint.ts';
import type { FieldsOf } from '#rules/ledger/ledger-block.ts';
import { parseVerifierKey, verifyNote } from '#rules/ledger/signed-note.ts';
import { ledgerCrypto } from './ledger-crypto.ts';
import { ledgerOrigins } from '#rules/ledger/ledger-origins.ts';
import type { LedgerPart, LedgerSource } from './ledger-source.ts';
import { checkWholeChain } from './whole-chain-check.ts';

interface WholeLedgerDependencies<Fields> {
  /** verifier keys of the ledger */
  readonly keys: readonly string[];
  /** the signed head: a note */
  readonly checkpoint: string;
  /** the first part of the ledger */
  readonly first: LedgerPart<Fields>;
  readonly yieldToInput: () => Promise<void>;
  readonly onProgress: (height: number, of: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a whole ledger with the browser's means. SHA-256 is computed in JavaScript: a record has some ten short texts
 * to hash, and WebCrypto answers each later.
 */
export async function checkWholeLedger<Fields extends FieldsOf<Fields>>(
  { ledger, format, loadBlocks }: LedgerSource<Fields>,
  { keys, checkpoint: text, first, yieldToInput, onProgress, signal }: WholeLedgerDependencies<Fields>,
): Promise<WholeResult> {
  const { checkpoint, note } = parseCheckpoint(text);
  const { sha256: hash, verifyEd25519 } = ledgerCrypto();
  const known = await Promise.all(keys.map((key) => parseVerifierKey(key, hash)));
  const signature =
    checkpoint.origin === ledgerOrigins[ledger]
      ? await verifyNote(note, known, verifyEd25519)
      : 'unknown-key';
  return checkWholeChain({
    format,
    head: { ...checkpoint, signature },
    first,
    load: (fromHeight) => loadBlocks(fromHeight, signal),
    sha256,
    sha256Bytes,
    clock: () => performance.now(),
    yieldToInput,
    onProgress,
  });
}
