import { fromBase64, toBase64, type Bytes } from './bytes.ts';
import { parseCheckpoint, parseCount, type Checkpoint } from './checkpoint.ts';
import { MalformedError } from './malformed-error.ts';
import { hashBytes, isIncluded, type Sha256Bytes } from './merkle-tree.ts';
import { verifyNote, type NoteKey, type SignatureVerdict, type VerifyEd25519 } from './signed-note.ts';

/** A proof that an entry is in a log, checked without the log, as in https://c2sp.org/tlog-proof. */
export interface TlogProof {
  /** whatever the reader of the file needs besides; nothing vouches for it */
  readonly extra?: Bytes;
  /** of the entry in the log, from 0 */
  readonly index: number;
  /** inclusion proof, from the leaf's sibling up */
  readonly hashes: readonly Bytes[];
  /** signed note, as the log published it */
  readonly checkpoint: string;
}

/** What a proof shows, or why it shows nothing. */
export type ProofVerdict =
  | {
      readonly kind: 'proven';
      readonly checkpoint: Checkpoint;
      readonly signature: Exclude<SignatureVerdict, 'invalid'>;
    }
  | { readonly kind: 'unproven'; readonly reason: UnprovenReason };

/**
 * `origin`: of another log. `unknown-key`: not signed by a known key. `signature`: a known key's signature is false.
 * `inclusion`: the entry is not at this place in the signed tree.
 */
export type UnprovenReason = 'origin' | 'unknown-key' | 'signature' | 'inclusion';

/** The log that a proof must be from, and the means to check it. */
export interface ProofTrust {
  readonly origin: string;
  /** the present key and earlier ones */
  readonly keys: readonly NoteKey[];
  readonly sha256: Sha256Bytes;
  readonly verifyEd25519: VerifyEd25519;
}

const header = 'c2sp.org/tlog-proof@v1';

export function writeTlogProof({ extra, index, hashes, checkpoint }: TlogProof): string {
  const lines = [
    header,
    ...(extra === undefined ? [] : [`extra ${toBase64(extra)}`]),
    `index ${index}`,
    ...hashes.map(toBase64),
  ];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Whether a file claims to be a proof, which may still be malformed. */
export const isTlogProof = (file: string): boolean => file.startsWith(`${header}\n`);

/** Reads a proof file without checking what it proves. @throws MalformedError naming the line */
export function parseTlogProof(file: string): TlogProof {
  const end = file.indexOf('\n\n');
  if (end < 0) throw new MalformedError('proof', 'must have an empty line before its checkpoint');
  const [first, ...lines] = file.slice(0, end).split('\n');
  if (first !== header) throw new MalformedError('proof, line 1', `must be ${header}`);
  const extra = lines[0]?.startsWith('extra ') ? lines.shift()?.slice('extra '.length) : undefined;
  /** number of the next line, from 1 */
  const next = extra === undefined ? 2 : 3;
  const index = lines.shift();
  if (index === undefined || !index.startsWith('index '))
    throw new MalformedError(`proof, line ${next}`, 'must be “index” and the index of the entry');
  const checkpoint = file.slice(end + 2);
  parseCheckpoint(checkpoint);
  return {
    ...(extra !== undefined && { extra: fromBase64(extra, 'proof, line 2 (extra)') }),
    index: parseCount(index.slice('index '.length), `proof, line ${next} (index)`),
    hashes: lines.map((line, at) => parseHash(line, `proof, line ${next + 1 + at} (hash)`)),
    checkpoint,
  };
}

function parseHash(line: string, part: string): Bytes {
  const hash = fromBase64(line, part);
  if (hash.length !== hashBytes)
    throw new MalformedError(part, `must have ${hashBytes} bytes, not ${hash.length}`);
  return hash;
}

/**
 * Checks that a log contains a leaf.
 * @param leaf hash of the entry that the reader holds in hand, as `leafHash` computes it
 * @throws MalformedError for a checkpoint that cannot be read
 */
export async function verifyTlogProof(
  { index, hashes, checkpoint: signed }: TlogProof,
  leaf: Bytes,
  { origin, keys, sha256, verifyEd25519 }: ProofTrust,
): Promise<ProofVerdict> {
  const { checkpoint, note } = parseCheckpoint(signed);
  if (checkpoint.origin !== origin) return { kind: 'unproven', reason: 'origin' };
  const signature = await verifyNote(note, keys, verifyEd25519);
  if (signature === 'unknown-key') return { kind: 'unproven', reason: 'unknown-key' };
  if (signature === 'invalid') return { kind: 'unproven', reason: 'signature' };
  const isIn = await isIncluded(leaf, index, checkpoint, hashes, sha256);
  return isIn ? { kind: 'proven', checkpoint, signature } : { kind: 'unproven', reason: 'inclusion' };
}
