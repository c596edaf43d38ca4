import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { utf8 } from '../../../rules/ledger/bytes.ts';
import { chainStart, checkChain } from '../../../rules/ledger/check-chain.ts';
import { canonicalText, isErased, noHash, recordLeaf } from '../../../rules/ledger/ledger-block.ts';
import { parseTlogProof, verifyTlogProof } from '../../../rules/ledger/tlog-proof.ts';
import { ledgerOrigins } from '../../../rules/ledger/ledger-origins.ts';
import { parseVerifierKey } from '../../../rules/ledger/signed-note.ts';
import { webVerifyEd25519 } from '../../../rules/ledger/web-crypto.ts';
import { noticeFormat } from '../../../rules/loss/notice-record.ts';
import type { SearchTerms } from '../../../rules/loss/search-terms.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { shanghaiTime } from '../../db/time.ts';
import { call, openTestHandlers, start, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { checkDatabase } from '../shared/ledger/check-database.ts';
import { appendMany, headOf } from '../shared/ledger/ledger-store.ts';
import { sha256, sha256Bytes } from '../shared/ledger/node-sha256.ts';
import { emptyLedger } from '../shared/ledger/test-ledger.ts';
import { checkNotices } from './check-notices.ts';
import { eraseNotice } from './erase-notice.ts';
import { noticeLedger } from './notice-ledger.ts';
import { correctNotice, NoticeStateError, recordNotices, revokeNotice } from './record-notices.ts';
import { addTestNotice, testContent, testCreditCode, testIdNumber } from './test-notices.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

beforeEach(async () => {
  const { db } = gateway;
  for (const table of ['loss_notices', 'rate_counters', 'paper_issues'] as const)
    await db.deleteFrom(table).execute();
  await emptyLedger(db, 'notices');
});

const time = shanghaiTime(start);
const add = (
  ...[fields, insertion]: [Parameters<typeof testContent>[0]?, Parameters<typeof addTestNotice>[3]?]
) => addTestNotice(gateway.db, gateway.account.vault, fields, insertion);
const get = (id: string) => call(gateway.handlers, 'getLossNotice', { body: { id } });
type Search = SearchTerms & { cursor?: string; pageSize?: number; humanCheck?: string };
const search = (body: Search, address = '203.0.113.7') =>
  call(gateway.handlers, 'searchLossNotices', { body }, { requestId: 'test', address });
const idsOf = ({ list }: Schemas['LossCardPage']) => list.map(({ id }) => id);
const found = async (body: Search) => idsOf(await search(body));
const erase = (id: string) =>
  gateway.db.transaction().execute((transaction) => eraseNotice(transaction, id, time));
const revoke = (id: string) =>
  gateway.db.transaction().execute((transaction) => revokeNotice(transaction, id, time));
const correct = (id: string, fields: Parameters<typeof testContent>[0] = {}) =>
  gateway.db.transaction().execute((transaction) =>
    correctNotice(transaction, gateway.account.vault, {
      content: testContent(fields),
      insertion: { paperDate: '2026-11-04', paperPage: 'A15', isDrawn: true },
      time,
      corrects: id,
    }),
  );

const person = { kind: 'identity-card', holder: '王小芳', number: testIdNumber } as const;

describe('a recorded notice', () => {
  test('is read with its place, its links and a proof whose extra data is the hashed text', async () => {
    const id = await add();
    const notice = await get(id);
    expect(id).toBe('S202611030001');
    expect(notice).toMatchObject({
      id,
      state: 'valid',
      height: 1,
      previous: noHash,
      block: { record: { notice: id, action: 'publish', number: '913***********0Y43' } },
    });
    const { block } = notice;
    if (block === undefined) throw new Error('not erased');
    expect(block.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(parseTlogProof(notice.proof).extra).toEqual(utf8(canonicalText(noticeFormat, block)));
    expect(notice.alteredField).toBeUndefined();
    const { keys } = await call(gateway.handlers, 'getLedgerKeys', { query: { ledger: 'notices' } });
    const { time: signedAt } = await call(gateway.handlers, 'getLedgerCheckpoint', {
      query: { ledger: 'notices' },
    });
    expect(notice.proofContext).toEqual({ keys, signedAt });
  });

  test('counts the ids of a day on, and other days for themselves', async () => {
    expect([await add(), await add(), await add({}, { paperDate: '2026-11-02' })]).toEqual([
      'S202611030001',
      'S202611030002',
      'S202611020001',
    ]);
  });

  test('leads to its page while readers can open the issue', async () => {
    const id = await add();
    expect((await get(id)).paper).toEqual({
      date: '2026-11-03',
      page: 15,
      name: 'A15',
      articleId: expect.stringMatching(/^p[0-9a-f]{20}$/),
    });
    const old = await add({}, { paperDate: '2025-01-03', paperPage: 'A08', isDrawn: false });
    expect((await get(old)).paper).toBeUndefined();
  });

  test('is unknown by any other id', async () => {
    await expect(get('S202611030009')).rejects.toMatchObject({ code: 404 });
  });
});

describe('a search', () => {
  test('finds parts of names, the newest issue first, and masks persons and numbers', async () => {
    const bakery = await add();
    const man = await add(person, { paperDate: '2026-11-02' });
    const other = await add({ ...person, holder: '李小芳' });
    expect(await search({ name: '小芳' })).toEqual({
      list: [
        expect.objectContaining({ id: other, holder: '李*芳', number: '110***********002X' }),
        {
          id: man,
          kind: 'identity-card',
          holder: '王*芳',
          number: '110***********002X',
          lostOn: '2026-10-30',
          publishedOn: '2026-11-02',
          state: 'valid',
          paperPage: 'A15',
        },
      ],
    });
    expect(await found({ name: '泉边面包' })).toEqual([bakery]);
    expect(await found({ name: '泉 边 面包坊' })).toEqual([bakery]);
    for (const name of ['面包泉边', '泉边面包坊店', '%%', '__', '\\\\', "';--", '王芳'])
      expect(await found({ name }), name).toEqual([]);
  });

  test('finds a full number only, however it is written', async () => {
    const man = await add(person);
    await add();
    expect(await found({ number: '110105 19491231-002x' })).toEqual([man]);
    expect(await found({ number: '002X' })).toEqual([]);
    expect(await found({ number: testIdNumber.slice(0, -1) })).toEqual([]);
    expect(await found({ number: testCreditCode, name: '小芳' })).toEqual([]);
  });

  test('finds by days of loss and by kind', async () => {
    const first = await add({ lostOn: '2026-10-01' });
    const second = await add({ lostOn: '2026-10-05' });
    const seal = await add({ kind: 'seal', lostOn: '2026-10-05' });
    expect(await found({ from: '2026-10-01', to: '2026-10-01' })).toEqual([first]);
    expect(await found({ from: '2026-10-02', kind: 'business-licence' })).toEqual([second]);
    expect(await found({ to: '2026-10-31' })).toEqual([seal, second, first]);
    expect(await found({ kind: 'invoice' })).toEqual([]);
  });

  test('pages without repeating or skipping', async () => {
    const ids: string[] = [];
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
      for (let many = 0; many < 3; many += 1) ids.unshift(await add(person, { paperDate: day }));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ name: '王小', pageSize: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
  });

  test.each([
    [{ number: '123' }, 'number', '至少写 4 个字符'],
    [{ name: '王' }, 'name', '至少写 2 个字'],
    [{}, 'name', '至少一项'],
    [{ from: '2026-13-01' }, 'from', '存在的日期'],
  ])('with %j is refused, and the reason is named', async (body, field, reason) => {
    const refused = expect.objectContaining({
      path: `body.${field}`,
      message: expect.stringContaining(reason),
    });
    await expect(search(body)).rejects.toMatchObject({ code: 400, fields: [refused] });
  });

  test('examines the notices of a name of common pairs in the order of the list', async () => {
    const { db, account } = gateway;
    const entries = Array.from({ length: 2100 }, (_, at) => ({
      content: testContent({ ...person, holder: at === 7 ? '王小芳芳' : '王小芳' }),
      insertion: { paperDate: '2026-11-03', paperPage: 'A15', isDrawn: true },
      time,
    }));
    await db.transaction().execute((transaction) => recordNotices(transaction, account.vault, entries));
    expect(await found({ name: '王小', pageSize: 2 })).toEqual(['S202611032100', 'S202611032099']);
    expect(await found({ name: '小芳芳' })).toEqual(['S202611030008']);
  });
});

describe('who searches often', () => {
  test('needs a human check, and beyond the limit is refused; other networks are not affected', async () => {
    const { db, account, handlers } = gateway;
    const id = await add();
    const often = (humanCheck?: string) =>
      search({ name: '泉边', ...(humanCheck !== undefined && { humanCheck }) }, '203.0.113.9');
    for (let count = 0; count < 30; count += 1) expect(idsOf(await often())).toEqual([id]);
    expect(await often()).toEqual({ list: [], needsHumanCheck: true });
    expect(await often('x'.repeat(22))).toEqual({ list: [], needsHumanCheck: true });
    const context = { requestId: 'test', address: '203.0.113.9' };
    const check = await call(handlers, 'createHumanCheck', {}, context);
    const answer = { id: check.id, position: check.target, duration: 900, moves: 20 };
    await call(handlers, 'answerHumanCheck', { body: answer }, context);
    expect(idsOf(await often(check.id))).toEqual([id]);
    expect(await often(check.id)).toMatchObject({ needsHumanCheck: true });
    expect(await found({ name: '泉边' })).toEqual([id]);
    const network = account.vault.fingerprint('address', '203.0.113.9');
    await db
      .updateTable('rate_counters')
      .set({ taken: 300 })
      .where('name', '=', 'loss-search-hour')
      .where('subject_hash', '=', network)
      .execute();
    await expect(often()).rejects.toMatchObject({ code: 429, retryAfter: expect.any(Number) });
  });
});

describe('a corrected notice', () => {
  test('leads to the newer one, which leads back', async () => {
    const id = await add();
    const { record } = await correct(id, { lostAt: '济南市历下区解放路' });
    expect(record).toMatchObject({ action: 'correct', about: id, notice: 'S202611040001' });
    expect(await get(id)).toMatchObject({ state: 'corrected', replacedBy: record.notice });
    expect(await get(record.notice)).toMatchObject({ state: 'valid', replaces: id });
    expect((await search({ name: '泉边' })).list.map(({ state }) => state)).toEqual(['valid', 'corrected']);
  });

  test('is corrected once', async () => {
    const id = await add();
    await correct(id);
    await expect(correct(id)).rejects.toMatchObject({ name: 'NoticeStateError', state: 'corrected' });
    await expect(revoke(id)).rejects.toBeInstanceOf(NoticeStateError);
    expect((await headOf(gateway.db, 'notices')).height).toBe(2);
  });
});

test('a revoked notice stays readable, and its revocation holds nothing about a person', async () => {
  const id = await add(person);
  const { record } = await revoke(id);
  expect(await get(id)).toMatchObject({ state: 'revoked', revokedAt: time, block: { height: 1 } });
  expect(record).toMatchObject({ action: 'revoke', about: id, holder: '', number: '', lostAt: '' });
  expect(record.text).not.toContain('王');
  await expect(revoke('S202611039999')).rejects.toMatchObject({ state: 'unknown' });
});

describe('an erased notice', () => {
  test('keeps its hashes and its leaf, says that it is erased, and is not found', async () => {
    const id = await add(person);
    const before = await get(id);
    await add();
    expect(await erase(id)).toEqual([{ id, issues: ['2026-11-03'] }]);
    const { height, time: recorded, previous, hash } = before;
    const after = await get(id);
    expect(after).toMatchObject({ height, time: recorded, previous, hash, state: 'erased', erasedAt: time });
    expect(after.block).toBeUndefined();
    expect(after.leaf).toMatch(/^[0-9a-f]{64}$/);
    expect(parseTlogProof(after.proof).extra).toBeUndefined();
    for (const terms of [
      { name: '小芳' },
      { number: testIdNumber },
      { kind: 'identity-card' as const },
      { from: '2026-10-30' },
    ])
      expect(await found(terms), JSON.stringify(terms)).not.toContain(id);
    const overview = await call(gateway.handlers, 'getLossOverview', {});
    expect(overview.counts.find(({ kind }) => kind === 'identity-card')?.count).toBe(0);
    expect(overview.latest.map((card) => card.id)).not.toContain(id);
    await expect(erase(id)).rejects.toMatchObject({ state: 'erased' });
  });

  test('takes its corrections along, in both directions', async () => {
    const id = await add(person);
    const { record } = await correct(id, person);
    expect((await erase(record.notice)).map((erased) => erased.id)).toEqual([id, record.notice]);
    expect((await get(id)).block).toBeUndefined();
  });

  test('leaves the chain and the tree as they were', async () => {
    const id = await add(person);
    await add();
    const { text } = (await call(gateway.handlers, 'getLossOverview', {})).checkpoint;
    await erase(id);
    expect((await call(gateway.handlers, 'getLossOverview', {})).checkpoint.text).toBe(text);
    expect(await checkDatabase(gateway.db, noticeLedger)).toMatchObject({ place: { height: 2 } });
    const { list, head } = await call(gateway.handlers, 'listLossBlocks', { query: {} });
    expect(list[0]).toEqual({
      height: 1,
      time: expect.any(String),
      previous: noHash,
      hash: expect.any(String),
      leaf: expect.any(String),
    });
    const blocks = await noticeLedger.blocksFrom(gateway.db, 1, 9);
    expect(checkChain(noticeFormat, blocks, sha256, { from: chainStart, ends: [head] })).toEqual({
      place: head,
    });
  });

  test('leaves nothing of its holder or number in any table', async () => {
    const id = await add(person);
    await correct(id, person);
    expect(
      await tablesWith('王小芳', gateway.account.vault.fingerprint('loss-number', testIdNumber)),
    ).not.toEqual([]);
    await erase(id);
    expect(
      await tablesWith(
        '王小芳',
        '110***********002X',
        gateway.account.vault.fingerprint('loss-number', testIdNumber),
      ),
    ).toEqual([]);
  });
});

/** Names of the tables that contain one of some texts in any column. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of await gateway.db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(gateway.db);
    const stored = JSON.stringify(rows);
    if (texts.some((text) => stored.includes(text))) names.push(name);
  }
  return names;
}

test('a full number is in no table and in no file of the data folder', async () => {
  const { database } = gateway;
  await add(person);
  await add({ kind: 'seal', number: '3701020012345' });
  await search({ number: testIdNumber });
  expect(await tablesWith(testIdNumber, '3701020012345')).toEqual([]);
  const { dataDir } = database.location;
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const bytes = readableFile(join(dataDir, name));
    for (const number of [testIdNumber, '3701020012345', testIdNumber.slice(3, -4)])
      expect(bytes?.includes(number), `${name}: ${number}`).not.toBe(true);
  }
});

function readableFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined; // a folder
  }
}

describe('a change in the database is named by the notice', () => {
  const recordJson = async (id: string, change: Readonly<Record<string, unknown>>) => {
    const { db } = gateway;
    const { record_json } = await db
      .selectFrom('loss_blocks')
      .select('record_json')
      .where('notice', '=', id)
      .executeTakeFirstOrThrow();
    const record: unknown = JSON.parse(record_json ?? '');
    await db
      .updateTable('loss_blocks')
      .set({ record_json: JSON.stringify(Object.assign({}, record, change)) })
      .where('notice', '=', id)
      .execute();
  };

  test.each([
    ['holder', '李小芳'],
    ['number', '999***********0001'],
    ['text', '声明不作废'],
    ['amount', 5],
    ['paperPage', 'A01'],
  ])('%s', async (field, value) => {
    const id = await add(person);
    await add();
    await recordJson(id, { [field]: value });
    expect((await get(id)).alteredField).toBe(field);
    expect(await checkDatabase(gateway.db, noticeLedger)).toEqual({ fault: { height: 1, field } });
  });

  test('salt, marks and time', async () => {
    const { db } = gateway;
    const id = await add(person);
    for (const [field, change] of [
      ['salt', { salt: '0'.repeat(32) }],
      ['time', { time: '2026-11-01 00:00:00' }],
    ] as const) {
      const before = await db.selectFrom('loss_blocks').selectAll().executeTakeFirstOrThrow();
      await db.updateTable('loss_blocks').set(change).execute();
      expect((await get(id)).alteredField, field).toBe(field);
      await db.updateTable('loss_blocks').set(before).execute();
    }
  });

  test('two swapped rows, and a deleted one', async () => {
    const { db } = gateway;
    const [first, second] = [await add(person), await add()];
    for (const [from, to] of [
      [1, 100],
      [2, 1],
      [100, 2],
    ] as const)
      await db.updateTable('loss_blocks').set({ height: to }).where('height', '=', from).execute();
    expect((await get(first)).alteredField).toBe('height');
    expect((await get(second)).alteredField).toBe('height');
    expect(await checkDatabase(db, noticeLedger)).toEqual({ fault: { height: 1, field: 'height' } });
    await db.deleteFrom('loss_blocks').where('height', '=', 1).execute();
    await expect(get(first)).rejects.toMatchObject({ code: 500, message: expect.stringContaining('核实') });
  });
});

test('a ledger of notices that was rewritten is not signed, and its notices are not proven', async () => {
  const { db } = gateway;
  const ids = [await add(person), await add(), await add()];
  const signed = await call(gateway.handlers, 'getLedgerCheckpoint', { query: { ledger: 'notices' } });
  expect(signed.size).toBe(3);
  const blocks = await noticeLedger.blocksFrom(db, 1, 3);
  // links, marks, tree and head are as they must be, only the amount of the second is another
  await db.deleteFrom('loss_blocks').execute();
  await db.deleteFrom('ledger_hashes').where('ledger', '=', 'notices').execute();
  await db.updateTable('ledger_heads').set(chainStart).where('ledger', '=', 'notices').execute();
  const entries = blocks.map((block) => {
    if (isErased(block)) throw new Error('none is erased');
    return { time: block.time, record: { ...block.record, ...(block.height === 2 && { amount: 1 }) } };
  });
  await db.transaction().execute((transaction) => appendMany(transaction, noticeLedger, entries));

  expect(await checkDatabase(db, noticeLedger)).toEqual({ fault: { height: 3, field: 'signed' } });
  expect(await call(gateway.handlers, 'getLedgerCheckpoint', { query: { ledger: 'notices' } })).toEqual(
    signed,
  );
  const { keys } = await call(gateway.handlers, 'getLedgerKeys', { query: { ledger: 'notices' } });
  const trust = {
    origin: ledgerOrigins.notices,
    keys: await Promise.all(keys.map((key) => parseVerifierKey(key, sha256Bytes))),
    sha256: sha256Bytes,
    verifyEd25519: webVerifyEd25519(),
  };
  for (const id of ids) {
    const { block, proof } = await get(id);
    if (block === undefined) throw new Error('none is erased');
    const leaf = await recordLeaf(noticeFormat, block, sha256Bytes);
    expect(await verifyTlogProof(parseTlogProof(proof), leaf, trust)).toEqual({
      kind: 'unproven',
      reason: 'inclusion',
    });
  }
});

test('the overview counts the kinds and shows the latest ten', async () => {
  for (let many = 0; many < 12; many += 1) await add(many % 2 === 0 ? person : {});
  const { counts, latest, checkpoint } = await call(gateway.handlers, 'getLossOverview', {});
  expect(counts).toEqual([
    { kind: 'identity-card', count: 6 },
    { kind: 'business-licence', count: 6 },
    ...['seal', 'invoice', 'bill', 'other'].map((kind) => ({ kind, count: 0 })),
  ]);
  expect(latest).toHaveLength(10);
  expect(latest[0]?.id).toBe('S202611030012');
  expect(checkpoint.size).toBe(12);
});

describe('the comparison of the notices with their ledger', () => {
  test('confirms notices in every state', async () => {
    await add(person);
    await correct(await add());
    await revoke(await add());
    await erase(await add(person));
    expect(await checkNotices(gateway.db)).toEqual([]);
  });

  test.each([
    ['state', 'valid', 'revoked'],
    ['revoked_at', null, time],
    ['holder', '王大芳', '王小芳'],
    ['number', '11010519491231002X', '110***********002X'],
    ['lost_on', '2020-01-01', '2026-10-30'],
    ['published_on', '2020-01-01', '2026-11-03'],
    ['kind', 'seal', 'identity-card'],
  ] as const)('names a %s that was changed to %j', async (column, stored, chain) => {
    const id = await add(person);
    await revoke(id);
    await gateway.db
      .updateTable('loss_notices')
      .set({ [column]: stored })
      .where('id', '=', id)
      .execute();
    expect(await checkNotices(gateway.db)).toEqual([
      { row: `loss_notices ${id}`, field: column, stored, chain },
    ]);
  });

  test('names a correction that was hidden, and a notice that is shown again after it was erased', async () => {
    const corrected = await add();
    const newer = await correct(corrected);
    const erased = await add(person);
    await erase(erased);
    const { db } = gateway;
    await db
      .updateTable('loss_notices')
      .set({ state: 'valid' })
      .where('id', 'in', [corrected, erased])
      .execute();
    await db.updateTable('loss_notices').set({ replaced_by: null }).where('id', '=', corrected).execute();
    expect(await checkNotices(db)).toEqual([
      { row: `loss_notices ${corrected}`, field: 'state', stored: 'valid', chain: 'corrected' },
      { row: `loss_notices ${corrected}`, field: 'replaced_by', stored: null, chain: newer.record.notice },
      { row: `loss_notices ${erased}`, field: 'state', stored: 'valid', chain: 'erased' },
    ]);
  });

  test('names a notice that was removed from the search', async () => {
    const id = await add();
    await gateway.db.deleteFrom('loss_notices').where('id', '=', id).execute();
    expect(await checkNotices(gateway.db)).toEqual([
      { row: 'loss_notices', field: 'id', stored: null, chain: id, height: 1 },
    ]);
  });
});
