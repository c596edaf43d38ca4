import { parseCheckpoint } from '#rules/ledger/checkpoint.ts';
import { MalformedError } from '#rules/ledger/malformed-error.ts';
import { isIncluded, leafHash } from '#rules/ledger/merkle-tree.ts';
import { parseVerifierKey, verifyNote } from '#rules/ledger/signed-note.ts';
import { parseTlogProof, type UnprovenReason } from '#rules/ledger/tlog-proof.ts';
import { ledgerCrypto, type LedgerCrypto } from './ledger-crypto.ts';
import { ledgerNames, ledgerOrigins, type LedgerName } from '#rules/ledger/ledger-origins.ts';

/** What a proof file shows. */
export type ProofFileVerdict =
  | { readonly kind: 'unreadable'; readonly reason: 'malformed' | 'unknown-ledger' | 'no-record' }
  | {
      readonly kind: 'unproven';
      readonly ledger: LedgerName;
      readonly reason: Exclude<UnprovenReason, 'origin'>;
    }
  | {
      readonly kind: 'proven';
      readonly ledger: LedgerName;
      /** height, time, fields, perhaps salt, and previous hash, in the order in which they are hashed */
      readonly values: readonly (string | number)[];
      readonly size: number;
      /** `no-keys`: this device never received the newspaper's public keys */
      readonly signature: 'valid' | 'not-checked' | 'no-keys';
    };

/**
 * Checks a proof file with nothing but the file and the newspaper's public keys: that the record it holds is in the
 * signed ledger.
 * @param keysOf verifier keys of a ledger; undefined if none are known
 */
export async function checkProofFile(
  text: string,
  keysOf: (ledger: LedgerName) => Promise<readonly string[] | undefined>,
  { sha256, verifyEd25519 }: LedgerCrypto = ledgerCrypto(),
): Promise<ProofFileVerdict> {
  const file = readProofFile(text);
  if (file.kind === 'unreadable') return file;
  const { ledger, values, entry, index, hashes, checkpoint, note } = file;
  const known = await keysOf(ledger);
  const keys = await Promise.all((known ?? []).map((key) => parseVerifierKey(key, sha256)));
  const signature = known === undefined ? 'no-keys' : await verifyNote(note, keys, verifyEd25519);
  if (signature === 'unknown-key') return { kind: 'unproven', ledger, reason: 'unknown-key' };
  if (signature === 'invalid') return { kind: 'unproven', ledger, reason: 'signature' };
  const isIn = await isIncluded(await leafHash(entry, sha256), index, checkpoint, hashes, sha256);
  if (!isIn || values[0] !== index + 1) return { kind: 'unproven', ledger, reason: 'inclusion' };
  return { kind: 'proven', ledger, values, size: checkpoint.size, signature };
}

function readProofFile(text: string) {
  try {
    // an editor may have changed line ends
    const { extra: entry, index, hashes, checkpoint: signed } = parseTlogProof(text.replaceAll('\r\n', '\n'));
    const { checkpoint, note } = parseCheckpoint(signed);
    const ledger = ledgerNames.find((name) => ledgerOrigins[name] === checkpoint.origin);
    if (ledger === undefined) return { kind: 'unreadable', reason: 'unknown-ledger' } as const;
    if (entry === undefined) return { kind: 'unreadable', reason: 'no-record' } as const;
    const values: unknown = JSON.parse(new TextDecoder().decode(entry));
    if (!isCanonical(values)) return { kind: 'unreadable', reason: 'malformed' } as const;
    return { kind: 'read', ledger, values, entry, index, hashes, checkpoint, note } as const;
  } catch (cause) {
    if (cause instanceof MalformedError || cause instanceof SyntaxError)
      return { kind: 'unreadable', reason: 'malformed' } as const;
    throw cause;
  }
}

const isCanonical = (values: unknown): values is readonly (string | number)[] =>
  Array.isArray(values) && values.every((value) => typeof value === 'string' || typeof value === 'number');
