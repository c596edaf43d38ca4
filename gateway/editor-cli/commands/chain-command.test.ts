import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runProcess } from '../../../e2e/processes/run-process.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { append } from '../../domains/shared/ledger/ledger-store.ts';
import { addTestActivity, addTestGroup, addTestVolunteer } from '../../domains/commonweal/test-commonweal.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let database: TestDatabase;
let folder: string;
let file: string;
let checkpoint: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'chain-'));
  file = join(folder, 'chain.jsonl');
  await addTestGroup(database.db, 'group');
  await addTestActivity(database.db, 'act', 'group');
  for (const [certificate, minutes] of [
    ['QL-AAAA', 120],
    ['QL-BBBB', 150],
    ['QL-CCCC', 90],
  ] as const) {
    const record = {
      kind: 'service',
      certificate,
      name: '王*芳',
      activity: '“小清河”清洁日',
      group: '泉城义工联',
      servedOn: '2026-11-14',
      minutes,
    } as const;
    const time = '2026-11-14 13:00:00';
    await database.db
      .transaction()
      .execute((transaction) => append(transaction, serviceLedger, { record, time }));
    // the database is valid only if a registration has each record
    await addTestVolunteer(database.db, certificate, null, { minutes, activities: 1 });
    await database.db
      .insertInto('registrations')
      .values({
        activity_id: 'act',
        volunteer_id: certificate,
        state: 'attended',
        registered_at: time,
        changed_at: time,
        minutes,
        certificate,
      })
      .execute();
  }
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const cli = (...args: readonly string[]) => runEditorCli(database.location, ['chain', ...args]);

beforeEach(async () => {
  const exported = await cli('export', file);
  checkpoint = /(\d+:[0-9a-f]{64})/.exec(exported.printed.join())?.[1] ?? '';
});

/** Changes the exported lines. */
async function change(edit: (lines: string[]) => readonly string[]): Promise<void> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  await writeFile(
    file,
    edit(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
}

describe('an exported chain', () => {
  test('is valid, like the database, and matches the printed checkpoint', async () => {
    expect(await cli('verify')).toMatchObject({ code: 0 });
    expect(await cli('verify', file)).toMatchObject({ code: 0 });
    expect(await cli('verify', file, '--checkpoint', checkpoint)).toMatchObject({
      code: 0,
      printed: ['3 条记录完好 (records, all valid)', `校验点 (checkpoint) ${checkpoint}`],
    });
  });

  test('is verified without a database and creates none', async () => {
    const nowhere = join(folder, 'nowhere');
    expect(await runEditorCli({ dataDir: nowhere }, ['chain', 'verify', file])).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['chain.jsonl']);
  });

  test('with an altered, missing or truncated record is rejected with its height and field', async () => {
    await change((lines) => lines.map((line) => line.replace('"minutes":150', '"minutes":1500')));
    expect((await cli('verify', file)).errorText).toContain('高度 2 的 minutes 被改动过');
    await cli('export', file);
    await change(([first = '', , third = '']) => [first, third]);
    expect((await cli('verify', file)).errorText).toContain('高度 2 的记录不见了');
    await cli('export', file);
    await change(([first = '', second = '']) => [first, second]);
    expect(await cli('verify', file)).toMatchObject({ code: 0 });
    expect((await cli('verify', file, '--checkpoint', checkpoint)).errorText).toContain(
      '高度 3 的记录不见了',
    );
  });

  test('that does not match the published checkpoint is rejected', async () => {
    for (const height of [1, 3]) {
      const { errorText } = await cli('verify', file, '--checkpoint', `${height}:${'f'.repeat(64)}`);
      expect(errorText).toContain(`高度 ${height} 与公布的校验点不符`);
    }
    expect(await cli('verify', '--checkpoint', `1:${'f'.repeat(64)}`)).toMatchObject({ code: 1 });
    expect(await cli('verify', '--checkpoint', 'now')).toMatchObject({ code: 1 });
  });

  test('that cannot be read or parsed is rejected', async () => {
    await writeFile(file, 'rubbish\n');
    expect((await cli('verify', file)).errorText).toContain('chain.jsonl:1');
    await rm(file);
    expect((await cli('verify', file)).errorText).toContain('读不了');
  });
});

describe('the verification script of the contract, for those who do not trust our programs', () => {
  const check = async (...args: readonly string[]) => {
    const contract = new URL('../../../docs/contracts/service-chain.md', import.meta.url);
    const [, lines = ''] = /```js\n(.*?)```/s.exec(await readFile(contract, 'utf8')) ?? [];
    const script = join(folder, 'check.mjs');
    await writeFile(script, lines);
    const ended = await runProcess([script, file, ...args]);
    await rm(script);
    return ended;
  };

  test('finds the same faults', async () => {
    expect(await check(checkpoint)).toMatchObject({ code: 0, stdout: '3 records, all sound\n' });
    expect((await check(`3:${'f'.repeat(64)}`)).stderr).toContain('not the chain whose checkpoint');
    await change((lines) => lines.map((line) => line.replace('"name":"王*芳"', '"name":"李*芳"')));
    expect((await check()).stderr).toContain('the record at height 1 was altered');
  });
});
