import type { WholeResult } from '#machines/ledger-check/ledger-check.machine.ts';
import { sha256, sha256Bytes } from '#lib/crypto/sha256.ts';
import { parseCheckpoint } from '#rules/ledger/checkpoint.ts';
import type { FieldsOf } from '#rules/ledger/ledger-block.ts';
import { parseVerifierKey, verifyNote } from '#rules/ledger/signed-note.ts';
import { ledgerCrypto } from './ledger-crypto.ts';
import { ledgerOrigins } from '#rules/ledger/ledger-origins.ts';
import type { LedgerSource } from './ledger-source.ts';
import { checkWholeChain, type CheckedHead } from './whole-chain-check.ts';

interface WholeLedgerDependencies {
  readonly loadKeys: () => Promise<readonly string[]>;
  /** loads the signed head; its `text` is the note */
  readonly loadCheckpoint: () => Promise<{ readonly text: string }>;
  readonly yieldToInput: () => Promise<void>;
  readonly onProgress: (height: number, of: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a whole ledger with the browser's means. SHA-256 is computed in JavaScript: a record has some ten short texts
 * to hash, and WebCrypto answers each later.
 */
export function checkWholeLedger<Fields extends FieldsOf<Fields>>(
  { ledger, format, loadBlocks }: LedgerSource<Fields>,
  { loadKeys, loadCheckpoint, yieldToInput, onProgress, signal }: WholeLedgerDependencies,
): Promise<WholeResult> {
  return checkWholeChain({
    format,
    load: (fromHeight) => loadBlocks(fromHeight, signal),
    async loadHead(): Promise<CheckedHead> {
      const [keys, { text }] = await Promise.all([loadKeys(), loadCheckpoint()]);
      const { checkpoint, note } = parseCheckpoint(text);
      const { sha256: hash, verifyEd25519 } = ledgerCrypto();
      if (checkpoint.origin !== ledgerOrigins[ledger]) return { ...checkpoint, signature: 'unknown-key' };
      const known = await Promise.all(keys.map((key) => parseVerifierKey(key, hash)));
      return { ...checkpoint, signature: await verifyNote(note, known, verifyEd25519) };
    },
    sha256,
    sha256Bytes,
    clock: () => performance.now(),
    yieldToInput,
    onProgress,
  });
}
