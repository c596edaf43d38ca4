import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromBase64, toBase64, toHex, utf8 } from '../../../../rules/ledger/bytes.ts';
import { parseCheckpoint } from '../../../../rules/ledger/checkpoint.ts';
import {
  canonicalText,
  isErased,
  recordLeaf,
  sealBlock,
  type LedgerBlock,
} from '../../../../rules/ledger/ledger-block.ts';
import { isConsistent, leafHash, rootHash, subtreesOf } from '../../../../rules/ledger/merkle-tree.ts';
import { parseVerifierKey } from '../../../../rules/ledger/signed-note.ts';
import { parseTlogProof, verifyTlogProof } from '../../../../rules/ledger/tlog-proof.ts';
import { webVerifyEd25519 } from '../../../../rules/ledger/web-crypto.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { ledgerKeyOf, newLedgerKey } from '../../../services/encryption/key-files.ts';
import { checkDatabase } from './check-database.ts';
import { appendMany, headOf } from './ledger-store.ts';
import { sha256, sha256Bytes } from './node-sha256.ts';
import { createSignedLedgers } from './signed-ledgers.ts';
import { emptyLedger } from './test-ledger.ts';
import { eraseLetter, letterOf, letters, type Letter } from './test-letters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const time = '2026-11-14 13:00:00';
const logged: { readonly fields: unknown; readonly message: string }[] = [];
const deps = () => ({
  db: database.db,
  clock: () => new Date('2026-11-14T13:00:00+08:00'),
  log: { info: () => {}, error: (fields: unknown, message: string) => void logged.push({ fields, message }) },
});
const privateKey = ledgerKeyOf(newLedgerKey());
/** a gateway of its own; several can share the database */
const openLedgers = (key = privateKey) => createSignedLedgers(deps(), key);

let appended = 0;
const append = (many: number) => {
  const entries = Array.from({ length: many }, () => {
    appended += 1;
    return { record: letterOf(`S${appended}`), time };
  });
  return database.db.transaction().execute((transaction) => appendMany(transaction, letters, entries));
};
const check = () => checkDatabase(database.db, letters);
const sizeNow = async () => (await headOf(database.db, 'notices')).height;
const fault = (height: number, field: string) => ({ fault: { height, field } });
const allBlocks = () => letters.blocksFrom(database.db, 1, 10_000);
const leavesOf = async () =>
  Promise.all((await allBlocks()).map((block) => recordLeaf(letters.format, block, sha256Bytes)));

async function blockAt(height: number): Promise<LedgerBlock<Letter>> {
  const [block] = await letters.blocksFrom(database.db, height, 1);
  if (block === undefined || isErased(block)) throw new Error(`no record at ${height}`);
  return block;
}

async function store({ record, height, ...block }: LedgerBlock<Letter>): Promise<void> {
  await database.db
    .updateTable('loss_blocks')
    .set({ ...block, record_json: JSON.stringify(record) })
    .where('height', '=', height)
    .execute();
}

beforeEach(async () => {
  logged.length = 0;
  await emptyLedger(database.db, 'notices');
});

describe('appending', () => {
  test('one by one and in batches grows the tree of all leaves', async () => {
    for (const many of [1, 1, 253, 2, 1, 300, 700]) {
      await append(many);
      const size = await sizeNow();
      const leaves = await leavesOf();
      const { root } = await openLedgers().checkpoint('notices');
      expect(root, `${size}`).toBe(
        toBase64(await rootHash(size, subtreesOf(leaves, sha256Bytes), sha256Bytes)),
      );
    }
    expect(await check()).toEqual({ place: await headOf(database.db, 'notices') });
  });

  test('gives each record a salt of its own', async () => {
    const blocks = await append(20);
    expect(new Set(blocks.map(({ salt }) => salt)).size).toBe(20);
    for (const { salt } of blocks) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test('fails as a whole', async () => {
    await append(3);
    const entry = { record: letterOf('twice'), time };
    const adding = database.db
      .transaction()
      .execute((transaction) => appendMany(transaction, letters, [entry, entry]));
    await expect(adding).rejects.toThrow(Error);
    expect(await check()).toMatchObject({ place: { height: 3 } });
    expect(await leavesOf()).toHaveLength(3);
  });
});

describe('erasing', () => {
  test('removes content and salt, and keeps chain, leaf and checkpoints valid', async () => {
    await append(4);
    const before = await openLedgers().checkpoint('notices');
    const { leaf, text } = {
      leaf: await leafHash(utf8(canonicalText(letters.format, await blockAt(2))), sha256Bytes),
      text: canonicalText(letters.format, await blockAt(2)),
    };
    await eraseLetter(database.db, 2);
    expect(await check()).toMatchObject({ place: { height: 4 } });
    expect(await openLedgers().checkpoint('notices')).toEqual(before);
    const [erased] = await letters.blocksFrom(database.db, 2, 1);
    expect(erased).toMatchObject({ height: 2, leaf: toHex(leaf) });
    expect(JSON.stringify(erased)).not.toContain('王芳');
    expect(text).toContain('王芳');
  });

  test('does not hide a record that was altered before', async () => {
    await append(4);
    await openLedgers().checkpoint('notices');
    await eraseLetter(database.db, 2);
    await database.db
      .updateTable('ledger_hashes')
      .set({ hash: 'f'.repeat(64) })
      .where('ledger', '=', 'notices')
      .where('level', '=', 0)
      .where('place', '=', 1)
      .execute();
    expect(await check()).toEqual(fault(4, 'signed'));
    await database.db
      .updateTable('loss_blocks')
      .set({ hash: 'f'.repeat(64) })
      .where('height', '=', 2)
      .execute();
    expect(await check()).toEqual(fault(2, 'hash'));
  });
});

describe('in the database', () => {
  beforeEach(async () => {
    await append(600);
    await openLedgers().checkpoint('notices');
  });

  test('nothing is found where nothing was done', async () => {
    expect(await check()).toEqual({ place: await headOf(database.db, 'notices') });
  });

  test.each<[keyof Letter, Partial<Letter>]>([
    ['holder', { holder: '李芳' }],
    ['amount', { amount: 1 }],
    ['notice', { notice: 'S0' }],
  ])('an altered %s is named', async (field, change) => {
    const block = await blockAt(300);
    await store({ ...block, record: { ...block.record, ...change } });
    expect(await check()).toEqual(fault(300, field));
  });

  test('an altered salt is named', async () => {
    const block = await blockAt(300);
    await store({ ...block, salt: '0'.repeat(32) });
    expect(await check()).toEqual(fault(300, 'salt'));
  });

  test('a deleted record is named', async () => {
    await database.db.deleteFrom('loss_blocks').where('height', '=', 300).execute();
    expect(await check()).toEqual(fault(300, 'missing'));
  });

  test('two swapped records are named', async () => {
    const [one, other] = [await blockAt(300), await blockAt(301)];
    // notices are unique: the first one makes way
    await store({ ...one, record: letterOf('way') });
    await database.db.updateTable('loss_blocks').set({ notice: 'way' }).where('height', '=', 300).execute();
    await store({ ...one, height: 301 });
    await store({ ...other, height: 300 });
    expect(await check()).toEqual(fault(300, 'height'));
  });

  test.each([
    ['leaf', 0, 299, 300],
    ['tile', 1, 1, 257],
  ])('an altered or deleted %s of the tree is named', async (field, level, place, height) => {
    const { db } = database;
    for (const hash of ['f'.repeat(64), 'not hex']) {
      await db
        .updateTable('ledger_hashes')
        .set({ hash })
        .where('ledger', '=', 'notices')
        .where('level', '=', level)
        .where('place', '=', place)
        .execute();
      expect(await check(), hash).toEqual(fault(height, field));
    }
    await db
      .deleteFrom('ledger_hashes')
      .where('ledger', '=', 'notices')
      .where('level', '=', level)
      .where('place', '=', place)
      .execute();
    expect(await check()).toEqual(fault(height, field));
  });

  test('records that were deleted with head and tree are missing', async () => {
    const { db } = database;
    await db.deleteFrom('loss_blocks').where('height', '>', 500).execute();
    await db.deleteFrom('ledger_hashes').where('level', '=', 0).where('place', '>=', 500).execute();
    await db.deleteFrom('ledger_hashes').where('level', '=', 1).where('place', '>=', 1).execute();
    const { hash } = await blockAt(500);
    await db.updateTable('ledger_heads').set({ height: 500, hash }).where('ledger', '=', 'notices').execute();
    expect(await check()).toEqual(fault(501, 'missing'));
    const ledgers = openLedgers();
    expect(await ledgers.checkpoint('notices')).toMatchObject({ size: 600 });
    expect(logged.map(({ message }) => message)).toEqual([
      'nothing is signed: ledger notices does not continue the checkpoint of 600 records that was signed last: there are only 500 records',
    ]);
  });

  /** Rewrites the ledger with another record at a height, with links, tree and head as they must be. */
  async function fork(from: number): Promise<void> {
    const { db } = database;
    const blocks = await allBlocks();
    await db.deleteFrom('loss_blocks').execute();
    await db.deleteFrom('ledger_hashes').where('ledger', '=', 'notices').execute();
    await db
      .updateTable('ledger_heads')
      .set({ height: 0, hash: '0'.repeat(64) })
      .where('ledger', '=', 'notices')
      .execute();
    const entries = blocks.map((block) => {
      if (isErased(block)) throw new Error('none is erased');
      const isForged = block.height === from;
      return { record: { ...block.record, ...(isForged && { amount: 1 }) }, time: block.time };
    });
    await db.transaction().execute((transaction) => appendMany(transaction, letters, entries));
  }

  test('a forked ledger is named by the checkpoint that it does not have', async () => {
    await fork(300);
    expect(await check()).toEqual(fault(600, 'signed'));
  });

  test('a forked ledger is not signed, and the log says so once', async () => {
    const ledgers = openLedgers();
    const before = await ledgers.checkpoint('notices');
    await fork(300);
    await append(5);
    expect(await ledgers.checkpoint('notices')).toEqual(before);
    expect(await ledgers.checkpoint('notices')).toEqual(before);
    // neither is it after a restart
    expect(await openLedgers().checkpoint('notices')).toEqual(before);
    const message =
      'nothing is signed: ledger notices does not continue the checkpoint of 600 records that was signed last: its records have another root';
    expect(logged).toEqual([
      { fields: { ledger: 'notices', size: 600 }, message },
      { fields: { ledger: 'notices', size: 600 }, message },
    ]);
    const rows = await database.db.selectFrom('ledger_checkpoints').select('size').execute();
    expect(rows).toEqual([{ size: 600 }]);
  });

  test('a checkpoint that was altered to fit a forked ledger is not continued', async () => {
    await fork(300);
    const leaves = await leavesOf();
    const root = toBase64(await rootHash(600, subtreesOf(leaves, sha256Bytes), sha256Bytes));
    await database.db.updateTable('ledger_checkpoints').set({ root }).execute();
    await append(1);
    await openLedgers().checkpoint('notices');
    expect(logged[0]?.message).toContain('that checkpoint was altered');
  });

  test('a tree with a missing hash is not signed', async () => {
    await append(1);
    await database.db.deleteFrom('ledger_hashes').where('level', '=', 1).execute();
    expect(await openLedgers().checkpoint('notices')).toMatchObject({ size: 600 });
    expect(logged[0]?.message).toContain('tile/1/000.p/2: must have 64 bytes');
  });
});

describe('checkpoints', () => {
  test('of an empty ledger are signed too', async () => {
    const { text, size, root } = await openLedgers().checkpoint('notices');
    expect([size, root]).toEqual([0, toBase64(sha256Bytes(utf8('')))]);
    expect(text.split('\n').slice(0, 3)).toEqual(['qlwb.com.cn/ledger/notices', '0', root]);
  });

  test('of a size are signed once, by several gateways too', async () => {
    await append(10);
    const gateways = Array.from({ length: 5 }, () => openLedgers());
    const signed = await Promise.all(gateways.map((gateway) => gateway.checkpoint('notices')));
    expect(new Set(signed.map(({ text }) => text)).size).toBe(1);
    expect(await database.db.selectFrom('ledger_checkpoints').select('size').execute()).toEqual([
      { size: 10 },
    ]);
  });

  test('continue each other, as consistency proofs show', async () => {
    const ledgers = openLedgers();
    const signed = [];
    for (const many of [0, 1, 6, 250, 300]) {
      await append(many);
      signed.push(parseCheckpoint((await ledgers.checkpoint('notices')).text).checkpoint);
    }
    for (const [index, to] of signed.entries())
      for (const from of signed.slice(0, index + 1)) {
        const hashes = await ledgers.consistency('notices', from.size, to.size);
        const proof = (hashes ?? ['none']).map((hash) => fromBase64(hash, 'hash'));
        expect(await isConsistent(from, to, proof, sha256Bytes), `${from.size} ${to.size}`).toBe(true);
      }
    expect(await ledgers.consistency('notices', 1, 558)).toBeUndefined();
  });
});

describe('proof files', () => {
  const trust = async () => ({
    origin: 'qlwb.com.cn/ledger/notices',
    keys: await Promise.all(
      (await openLedgers().keys('notices')).map((key) => parseVerifierKey(key, sha256Bytes)),
    ),
    sha256: sha256Bytes,
    verifyEd25519: webVerifyEd25519(),
  });

  async function proofOf(height: number): Promise<string> {
    const [block] = await letters.blocksFrom(database.db, height, 1);
    const proof = block && (await openLedgers().proof('notices', letters.format, block));
    if (proof === undefined) throw new Error('no proof');
    return proof.file;
  }

  test.each([1, 2, 256, 257, 300])('of record %i prove its text, without the database', async (height) => {
    await append(300);
    const proof = parseTlogProof(await proofOf(height));
    expect(proof.index).toBe(height - 1);
    expect(new TextDecoder().decode(proof.extra)).toBe(canonicalText(letters.format, await blockAt(height)));
    const leaf = await leafHash(proof.extra ?? utf8(''), sha256Bytes);
    expect(await verifyTlogProof(proof, leaf, await trust())).toMatchObject({
      kind: 'proven',
      signature: 'valid',
      checkpoint: { size: 300 },
    });
  });

  test('of an erased record prove its leaf and hold no text', async () => {
    await append(3);
    const leaf = await recordLeaf(letters.format, await blockAt(2), sha256Bytes);
    await eraseLetter(database.db, 2);
    const proof = parseTlogProof(await proofOf(2));
    expect(proof.extra).toBeUndefined();
    expect(await verifyTlogProof(proof, leaf, await trust())).toMatchObject({ kind: 'proven' });
  });

  test('of a record that was replaced as a whole prove nothing', async () => {
    await append(3);
    await openLedgers().checkpoint('notices');
    const block = await blockAt(3);
    await store(sealBlock(letters.format, { ...block, record: { ...block.record, amount: 1 } }, sha256));
    const proof = parseTlogProof(await proofOf(3));
    const leaf = await leafHash(proof.extra ?? utf8(''), sha256Bytes);
    expect(await verifyTlogProof(proof, leaf, await trust())).toEqual({
      kind: 'unproven',
      reason: 'inclusion',
    });
  });

  test('that an earlier key signed stay valid after the key is replaced', async () => {
    await append(3);
    const old = await proofOf(2);
    const next = openLedgers(ledgerKeyOf(newLedgerKey()));
    const keys = await next.keys('notices');
    expect(keys.slice(1)).toContain((await openLedgers().keys('notices'))[0]);
    await append(1);
    const { text } = await next.checkpoint('notices');
    const known = await Promise.all(keys.map((key) => parseVerifierKey(key, sha256Bytes)));
    expect(parseCheckpoint(text).note.signatures[0]?.id).toBe(known[0]?.id);
    const proof = parseTlogProof(old);
    const leaf = await leafHash(proof.extra ?? utf8(''), sha256Bytes);
    expect(await verifyTlogProof(proof, leaf, { ...(await trust()), keys: known })).toMatchObject({
      kind: 'proven',
    });
  });
});
