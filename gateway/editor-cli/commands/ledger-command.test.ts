import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseCheckpoint } from '../../../rules/ledger/checkpoint.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { appendMany } from '../../domains/shared/ledger/ledger-store.ts';
import { createSignedLedgers } from '../../domains/shared/ledger/signed-ledgers.ts';
import { emptyLedger } from '../../domains/shared/ledger/test-ledger.ts';
import { readOrCreateLedgerKey } from '../../services/encryption/key-files.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ledger-cli-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const time = '2026-11-14 13:00:00';
const append = (...certificates: readonly string[]) =>
  database.db.transaction().execute((transaction) =>
    appendMany(
      transaction,
      serviceLedger,
      certificates.map((certificate) => ({
        record: {
          kind: 'service',
          certificate,
          name: '王*芳',
          activity: '小清河清洁日',
          group: '泉城义工联',
          servedOn: '2026-11-14',
          minutes: 120,
        },
        time,
      })),
    ),
  );

beforeEach(async () => {
  await emptyLedger(database.db, 'service');
  await append('QL-A', 'QL-B', 'QL-C', 'QL-D', 'QL-E');
});

const cli = (...args: readonly string[]) => runEditorCli(database.location, ['ledger', ...args]);

const keyFolder = () => join(database.location.dataDir, 'keys');
const ledgers = () =>
  createSignedLedgers(
    { db: database.db, clock: () => new Date(), log: { info: () => {}, error: () => {} } },
    readOrCreateLedgerKey(keyFolder()),
  );

async function proofFile(height: number): Promise<string> {
  const [block] = await serviceLedger.blocksFrom(database.db, height, 1);
  const proof = block && (await ledgers().proof('service', serviceLedger.format, block));
  return fileOf(proof?.file ?? '');
}

let files = 0;
async function fileOf(text: string): Promise<string> {
  files += 1;
  const path = join(folder, `file-${files}`);
  await writeFile(path, text);
  return path;
}

const setMinutes = (height: number) =>
  database.db.updateTable('service_blocks').set({ minutes: 1200 }).where('height', '=', height).execute();

test('checkpoint prints the signed head of one ledger or all, always the same', async () => {
  const { code, printed } = await cli('checkpoint', 'service');
  expect(code).toBe(0);
  const { checkpoint, note } = parseCheckpoint(`${printed.join('\n')}\n`);
  expect(checkpoint).toMatchObject({ origin: 'qlwb.com.cn/ledger/service', size: 5 });
  expect(note.signatures[0]?.name).toBe('qlwb.com.cn/ledger/service');
  expect((await cli('checkpoint', 'service')).printed).toEqual(printed);
  expect((await cli('checkpoint')).printed).toEqual([
    ...printed,
    'qlwb.com.cn/ledger/notices',
    '0',
    expect.any(String),
    '',
    expect.any(String),
  ]);
  expect(await cli('checkpoint', 'other')).toMatchObject({ code: 1 });
});

test('verify checks the database, and names what was altered', async () => {
  await cli('checkpoint');
  const sound = await cli('verify');
  expect(sound.code).toBe(0);
  expect(sound.printed.join('\n')).toMatch(/service: 5 条记录完好 .*签过名的到第 5 条/);
  expect(sound.printed.join('\n')).toContain('notices: 0 条记录完好');
  await setMinutes(3);
  const altered = await cli('verify');
  expect(altered.code).toBe(1);
  expect(altered.errorText).toContain('service: 高度 3 的 minutes 被改动过');
});

test('verify checks a proof file', async () => {
  const file = await proofFile(2);
  const { code, printed } = await cli('verify', file);
  expect(code).toBe(0);
  expect(printed.join('\n')).toMatch(/"QL-B"[^]*在 service 账本 5 条中的第 2 条，签名有效/);
});

test('verify checks a proof file offline with a key that is known', async () => {
  const file = await proofFile(2);
  const [key = ''] = await ledgers().keys('service');
  const away = (...args: readonly string[]) =>
    runEditorCli({ dataDir: join(folder, 'nothing'), databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }, [
      'ledger',
      'verify',
      ...args,
    ]);
  expect((await away(file, '--key', key)).code).toBe(0);
  const [other = ''] = await ledgers().keys('notices');
  expect((await away(file, '--key', other)).errorText).toContain('不是报社的钥匙签的名');
  expect(await readdir(folder)).not.toContain('nothing');
});

test('verify says why a proof proves nothing', async () => {
  await proofFile(2);
  await setMinutes(2);
  const altered = await cli('verify', await proofFile(2));
  expect(altered).toMatchObject({ code: 1 });
  expect(altered.errorText).toContain('记录不在签过名的账本里，或被改动过');
  const malformed = await cli('verify', await fileOf('c2sp.org/tlog-proof@v1\nindex x\n\nfoot'));
  expect(malformed.errorText).toMatch(/不是证明文件或校验点 .*(note|index)/);
  expect((await cli('verify', join(folder, 'none'))).errorText).toContain('cannot be read');
});

test('verify compares the database with a checkpoint that was printed', async () => {
  const file = await fileOf((await ledgers().checkpoint('service')).text);
  await append('QL-F');
  expect((await cli('verify', file)).printed.at(-1)).toContain('数据库与它一致');
  // rewritten with its tree, and without the checkpoints that were signed
  await emptyLedger(database.db, 'service');
  await append('QL-A', 'QL-B', 'QL-X', 'QL-D', 'QL-E', 'QL-F');
  expect((await cli('verify')).code).toBe(0);
  const forked = await cli('verify', file);
  expect(forked.errorText).toContain('service: 前 5 条记录不是签过名的那些');
});

test('checkpoint signs nothing once the ledger was rewritten', async () => {
  await cli('checkpoint');
  await database.db
    .updateTable('ledger_hashes')
    .set({ hash: 'f'.repeat(64) })
    .where('ledger', '=', 'service')
    .where('place', '=', 1)
    .execute();
  await append('QL-F');
  const refused = await cli('checkpoint');
  expect(refused.code).toBe(1);
  expect(refused.errorText).toContain('不签名：账本被改写过');
});

test('rotate-key replaces the key, and what the earlier one signed stays valid', async () => {
  const file = await proofFile(2);
  const [before] = await ledgers().keys('service');
  expect((await cli('rotate-key')).code).toBe(0);
  const keys = await ledgers().keys('service');
  expect(keys[0]).not.toBe(before);
  expect(keys).toContain(before);
  expect((await cli('verify', file)).code).toBe(0);
  await append('QL-F');
  const { printed } = await cli('checkpoint', 'service');
  expect((await cli('verify', await fileOf(`${printed.join('\n')}\n`))).code).toBe(0);
  const kept = (await readdir(keyFolder())).filter((name) => name.startsWith('ledger'));
  expect(kept).toEqual([expect.stringMatching(/^ledger-until-\d{14}\.pem$/), 'ledger.pem']);
});

test.each([[], ['sign'], ['verify', 'a', 'b'], ['rotate-key', 'service']])(
  '%j is refused',
  async (...args) => {
    expect((await cli(...args)).code).toBe(1);
  },
);
