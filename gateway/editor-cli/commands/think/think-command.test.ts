import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { runEditorCli } from '../../test-editor-cli.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'think-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.db.deleteFrom('enterprises').execute());

const cli = (...args: readonly string[]) => runEditorCli(database.location, ['think', ...args]);

async function file(...lines: readonly string[]): Promise<string> {
  const path = join(folder, 'file.csv');
  await writeFile(path, lines.join('\n'));
  return path;
}

const head =
  'id,name,sector,city,letter,initials,summary,address,longitude,latitude,phone,founded,creditCode,mark,pictures,source,asOf,fact:rooms';
const line = (changed: Readonly<Record<string, string>> = {}) =>
  Object.values({
    id: 'ent-1',
    name: '泉畔大酒店',
    sector: 'hotelDining',
    city: '济南',
    letter: 'Q',
    initials: 'qpdjd',
    summary: '泉边的酒店',
    address: '泉城路 1 号',
    longitude: '117.02',
    latitude: '36.66',
    phone: '0531-00000000',
    founded: '2001-05-01',
    creditCode: '91350100M000100Y43',
    mark: 'certified',
    pictures: '/media/a.webp /media/b.webp /media/c.webp',
    source: '企业填报',
    asOf: '2026-10-31',
    rooms: '186',
    ...changed,
  }).join(',');

const codes = ['91350100M000100Y43', '91370121MADAF6T321', '91370201MAKQP9DH3U'];

const saved = () =>
  database.db
    .selectFrom('enterprises')
    .select(['id', 'name', 'facts_json', 'score', 'mark', 'is_hidden'])
    .execute();

test('imports valid lines, and reports which column of the others breaks which rule', async () => {
  const path = await file(
    head,
    line(),
    line({ id: 'ent-2', creditCode: '91350100M000100Y44', asOf: '', source: '' }),
    line({ id: 'ent-3', sector: 'none', city: '北京', latitude: '' }),
    line({ id: 'ent-4' }),
  );
  const { code, printed } = await cli('enterprises', path);
  expect(code).toBe(1);
  expect(printed).toEqual([
    '第 2 行 (line 2)：已保存 (saved)',
    expect.stringMatching(/^第 3 行.*creditCode：校验位不符.*source：数字必须有来源.*asOf：数字必须有日期/),
    expect.stringMatching(/^第 4 行.*sector：没有行业 none.*city：应为山东的城市名.*longitude、latitude/),
    expect.stringMatching(/^第 5 行.*creditCode：已属于 ent-1/),
    '保存 1 行，3 行有误 (1 saved, 3 lines with faults)',
  ]);
  const [one, ...more] = await saved();
  expect(more).toEqual([]);
  expect(JSON.parse(one?.facts_json ?? '')).toEqual([
    { key: 'rooms', value: '186', source: '企业填报', asOf: '2026-10-31' },
  ]);
});

test('proposes a letter for a line without one, keeps the one that an editor chose, and lists doubtful ones', async () => {
  const blank = { letter: '', initials: '' };
  const names = ['长清湖', '曾子', '单县'];
  const lines = names.map((name, at) =>
    line({ ...blank, id: `ent-${at}`, name, creditCode: codes[at] ?? '' }),
  );
  expect((await cli('enterprises', await file(head, ...lines))).printed).toEqual([
    expect.stringMatching(/^第 2 行.*已保存 \(saved\)；letter、initials：建议 C cqh，多音字，也可能是 Z /),
    expect.stringMatching(/^第 3 行.*已保存 \(saved\)；letter、initials：建议 Z zz/),
    expect.stringMatching(/^第 4 行.*已保存 \(saved\)；letter、initials：建议 S sx/),
    '保存 3 行，0 行有误 (3 saved, 0 lines with faults)',
  ]);
  const letters = () =>
    database.db.selectFrom('enterprises').select(['letter', 'initials']).orderBy('id').execute();
  expect((await letters()).map(({ letter }) => letter)).toEqual(['C', 'Z', 'S']);
  await cli(
    'enterprises',
    await file(
      head,
      line({ id: 'ent-1', name: '曾子', letter: 'C', initials: 'cz', creditCode: codes[1] ?? '' }),
    ),
  );
  expect((await cli('list')).printed[1]).toContain('C cz  建议 Z zz');
  await cli('enterprises', await file(head, lines[1] ?? ''));
  expect((await letters())[1]).toEqual({ letter: 'C', initials: 'cz' });
});

test('imports values of the index with all dimensions of the sector', async () => {
  await cli('enterprises', await file(head, line()));
  const dimensions = 'dim:service,dim:hygiene,dim:facility,dim:reputation,dim:brand';
  const { printed } = await cli(
    'index',
    await file(
      `id,period,score,source,asOf,${dimensions}`,
      'ent-1,2026-09,80,示例测算,2026-09-30,80,81,82,83,84',
      'ent-1,2026-10,82.5,示例测算,2026-10-31,80,81,82,83,84',
      'ent-1,2026-13,120,示例测算,2026-10-31,80,81,82,83,',
      'none,2026-10,80,,2026-10-31,80,81,82,83,84',
    ),
  );
  expect(printed[2]).toMatch(/period：YYYY-MM.*score：0 到 100.*dim:brand：不能为空/);
  expect(printed[3]).toMatch(/没有机构 none.*source：数字必须有来源/);
  expect((await saved())[0]?.score).toBe(8250);
});

test('replaces the table of a sector, marks and hides', async () => {
  await cli('enterprises', await file(head, line()));
  const table = await file('房型,面积,床型,门市价', '大床房,30,大床,388');
  expect((await cli('table', 'ent-1', table, '企业填报', '2026-10-31')).printed).toEqual([
    'ent-1 的“房型与价格”现有 1 行 (1 rows)',
  ]);
  expect((await cli('table', 'ent-1', await file('没有的列', '1'), '企业填报', '2026-10-31')).code).toBe(1);
  await cli('mark', 'ent-1', 'editorial');
  await cli('hide', 'ent-1');
  expect(await saved()).toMatchObject([{ mark: 'editorial', is_hidden: 1 }]);
  expect((await cli('list', 'hotelDining')).printed[0]).toContain('已隐藏');
  expect((await cli('hide', 'none')).code).toBe(1);
});
