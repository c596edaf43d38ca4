import { sha256 } from '#lib/crypto/sha256.ts';
import { toBase64, utf8, type Bytes } from '#rules/ledger/bytes.ts';
import { checkpointText } from '#rules/ledger/checkpoint.ts';
import {
  canonicalText,
  noHash,
  sealBlock,
  type FieldsOf,
  type LedgerBlock,
  type LedgerFormat,
} from '#rules/ledger/ledger-block.ts';
import {
  consistencyProof,
  inclusionProof,
  leafHash,
  rootHash,
  subtreesOf,
} from '#rules/ledger/merkle-tree.ts';
import { noteKey, signNote, verifierKeyText, writeNote } from '#rules/ledger/signed-note.ts';
import { writeTlogProof } from '#rules/ledger/tlog-proof.ts';
import { webSha256 } from '#rules/ledger/web-crypto.ts';
import { ledgerOrigins, type LedgerName } from '#rules/ledger/ledger-origins.ts';

interface TestRecord {
  readonly title: string;
  readonly count: number;
}

export const testFormat: LedgerFormat<TestRecord> = {
  fields: ['title', 'count'],
  labels: { title: '标题', count: '数量' },
  salted: false,
  read: ({ title, count }) =>
    typeof title === 'string' && typeof count === 'number' ? { title, count } : undefined,
};

export type TestBlock = LedgerBlock<TestRecord>;

export function testBlocks(length: number, titleOf = (height: number) => `第 ${height} 条`): TestBlock[] {
  const blocks: TestBlock[] = [];
  for (let height = 1; height <= length; height += 1) {
    const record = { title: titleOf(height), count: height * 10 };
    const previous = blocks.at(-1)?.hash ?? noHash;
    blocks.push(sealBlock(testFormat, { height, time: '2026-11-14 18:00:00', record, previous }, sha256));
  }
  return blocks;
}

// a test may take WebCrypto away from the page
const { subtle } = crypto;
const hash = webSha256(subtle);

const newKeys = () => subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const testKeys = newKeys();

/** A gateway's side of a ledger: its tree, and the key that signs it. */
export const testLedger = (blocks: readonly TestBlock[], options: { readonly hasOwnKey?: boolean } = {}) =>
  signedLedger(testFormat, blocks, options);

/** A gateway's side of a ledger of service records or others. */
export async function signedLedger<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  blocks: readonly LedgerBlock<Fields>[],
  { hasOwnKey = false, name = 'service' }: { readonly hasOwnKey?: boolean; readonly name?: LedgerName } = {},
) {
  const { publicKey, privateKey } = await (hasOwnKey ? newKeys() : testKeys);
  const raw = await subtle.exportKey('raw', publicKey);
  const origin = ledgerOrigins[name];
  const key = await noteKey(origin, new Uint8Array(raw), hash);
  const entries = blocks.map((block) => utf8(canonicalText(format, block)));
  const leaves = await Promise.all(entries.map((entry) => leafHash(entry, hash)));
  const subtree = subtreesOf(leaves, hash);
  const rootAt = (size: number) => rootHash(size, subtree, hash);
  async function checkpointAt(size: number) {
    const root = await rootAt(size);
    const sign = async (message: Bytes) => new Uint8Array(await subtle.sign('Ed25519', privateKey, message));
    const text = writeNote(await signNote(checkpointText({ origin, size, root }), key, sign));
    return {
      text,
      size,
      root: toBase64(root),
      time: `2026-11-15 08:00:${String(size % 60).padStart(2, '0')}`,
    };
  }
  return {
    leaves,
    keys: [verifierKeyText(key)],
    checkpointAt,
    async proofOf(height: number, size = blocks.length) {
      const entry = entries[height - 1];
      return writeTlogProof({
        ...(entry && { extra: entry }),
        index: height - 1,
        hashes: await inclusionProof(height - 1, size, subtree, hash),
        checkpoint: (await checkpointAt(size)).text,
      });
    },
    async consistency(from: number, to: number) {
      const hashes = await consistencyProof(from, to, subtree, hash);
      return { hashes: hashes.map(toBase64), checkpoint: await checkpointAt(to) };
    },
  };
}
