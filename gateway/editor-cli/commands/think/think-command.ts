import { isSectorName } from '../../../../rules/think-tank/sector.ts';
import { sectors } from '../../../../rules/think-tank/sectors.gen.ts';
import {
  saveEnterprises,
  saveIndex,
  type EnterpriseEntry,
} from '../../../domains/think-tank/enterprise-store.ts';
import { readTable } from '../../../domains/think-tank/enterprise-profile.ts';
import { CommandError, type EditorCommand, type EditorContext } from '../../editor-command.ts';
import { readCsv, readCsvFile, type CsvLine } from '../../read-csv.ts';
import {
  checkEnterprise,
  checkIndex,
  enterpriseColumns,
  indexColumns,
  isDimensionColumn,
  isFactColumn,
  type Checked,
  type EnterpriseColumn,
  type IndexColumn,
} from './enterprise-lines.ts';

export const think: EditorCommand = {
  usage:
    'list [<sector>] | enterprises <file.csv> | index <file.csv> | table <id> <file.csv> <source> <date> | mark <id> certified|editorial | hide <id> | show <id>',
  summary:
    '智库：列出、从 CSV 导入机构（没有字母的按拼音建议）、指数和行业表、认证标记、隐藏 (think-tank: list, import enterprises with proposed letters, index values and tables, mark, hide)',
  async run([action = 'list', ...args], context) {
    if (action === 'list') return list(args, context);
    if (action === 'enterprises') return importEnterprises(args, context);
    if (action === 'index') return importIndex(args, context);
    if (action === 'table') return importTable(args, context);
    if (action === 'mark') return mark(args, context);
    if (action === 'hide' || action === 'show') return setHidden(args, action === 'hide', context);
    throw new CommandError(`没有 ${action} 这一步 (no such subcommand)`);
  },
};

/** Loads the dictionary of readings, which other commands do not need. */
const loadProposals = () => import('./propose-letter.ts');

const mostListed = 500;

async function list([sector, ...more]: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (more.length > 0 || (sector !== undefined && !isSectorName(sector)))
    throw new CommandError(`行业应为 ${Object.keys(sectors).join('、')} 之一 (one sector)`);
  const { proposalText, proposeLetter } = await loadProposals();
  const rows = await db
    .selectFrom('enterprises')
    .select(['id', 'name', 'sector', 'letter', 'initials', 'mark', 'is_hidden', 'score'])
    .$if(sector !== undefined, (query) => query.where('sector', '=', sector ?? ''))
    .orderBy('sector')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) print('没有机构 (no enterprises)');
  for (const row of rows) {
    const proposed = proposeLetter(row.name);
    print(
      [
        row.id,
        row.name,
        `${row.letter} ${row.initials}`,
        ...(proposed.letter === row.letter ? [] : [proposalText(proposed)]),
        row.mark,
        row.score === 0 ? '没有指数 (no index)' : String(row.score / 100),
        ...(row.is_hidden === 1 ? ['已隐藏 (hidden)'] : []),
      ].join('  '),
    );
  }
}

function oneFile([path, ...more]: readonly string[]): string {
  if (path === undefined || more.length > 0) throw new CommandError('需要一个 CSV 文件 (one CSV file)');
  return path;
}

/** Saves the valid lines in one transaction, and reports on every line. */
async function importEnterprises(args: readonly string[], context: EditorContext): Promise<void> {
  const { db } = context;
  const lines = readCsv<EnterpriseColumn>(
    await readCsvFile(oneFile(args)),
    (name) => (isFactColumn(name) ? name : enterpriseColumns.find((column) => column === name)),
    [...enterpriseColumns, 'fact:<key>'],
  );
  const { proposeLetter } = await loadProposals();
  const stored = await db
    .selectFrom('enterprises')
    .select(['id', 'name', 'letter', 'initials', 'credit_code', 'table_json'])
    .execute();
  const known = new Map(stored.map((row) => [row.id, row]));
  const ids = new Set<string>();
  const codes = new Map(stored.map((row) => [row.credit_code, row.id]));
  const entries = reportLines(lines, context, (values) => {
    const row = known.get(values.id ?? '');
    const checked = checkEnterprise(
      values,
      row && { ...row, table: readTable(row.table_json, row.id) },
      proposeLetter,
    );
    if ('faults' in checked) return checked;
    const { id, creditCode } = checked.entry;
    const owner = codes.get(creditCode);
    if (ids.has(id)) return { faults: [`id：${id} 在文件里出现两次 (twice in the file)`] };
    if (owner !== undefined && owner !== id)
      return { faults: [`creditCode：已属于 ${owner} (belongs to ${owner})`] };
    ids.add(id);
    codes.set(creditCode, id);
    return checked;
  });
  await db.transaction().execute((transaction) => saveEnterprises(transaction, entries.map(withoutLine)));
  finish(context, lines.length, entries.length);
}

async function importIndex(args: readonly string[], context: EditorContext): Promise<void> {
  const { db } = context;
  const lines = readCsv<IndexColumn>(
    await readCsvFile(oneFile(args)),
    (name) => (isDimensionColumn(name) ? name : indexColumns.find((column) => column === name)),
    [...indexColumns, 'dim:<key>'],
  );
  const stored = await db.selectFrom('enterprises').select(['id', 'sector']).execute();
  const sectorOf = new Map(stored.map(({ id, sector }) => [id, sector]));
  const entries = reportLines(lines, context, (values) => checkIndex(values, (id) => sectorOf.get(id)));
  await db.transaction().execute((transaction) => saveIndex(transaction, entries.map(withoutLine)));
  finish(context, lines.length, entries.length);
}

const withoutLine = <Entry>({ entry }: { readonly entry: Entry }): Entry => entry;

/** Checks every line and prints what is wrong with it. @returns the entries of the valid ones */
function reportLines<Column extends string, Entry>(
  lines: readonly CsvLine<Column>[],
  { print }: EditorContext,
  check: (values: Readonly<Partial<Record<Column, string>>>) => Checked<Entry>,
): { readonly entry: Entry }[] {
  return lines.flatMap((line) => {
    const checked = 'fault' in line ? { faults: [line.fault] } : check(line.values);
    if ('entry' in checked) {
      const note = checked.note === undefined ? '' : `；${checked.note}`;
      print(`第 ${line.line} 行 (line ${line.line})：已保存 (saved)${note}`);
      return [checked];
    }
    print(`第 ${line.line} 行 (line ${line.line})：${checked.faults.join('；')}`);
    return [];
  });
}

function finish({ print }: EditorContext, lines: number, saved: number): void {
  const faulty = lines - saved;
  print(`保存 ${saved} 行，${faulty} 行有误 (${saved} saved, ${faulty} lines with faults)`);
  if (faulty > 0)
    throw new CommandError(
      '有误的行没有保存；改正后再导入同一文件 (faulty lines were not saved: correct them and import the file again)',
    );
}

/** Replaces the table of an enterprise; the columns are those of its sector, by key or label. */
async function importTable(args: readonly string[], { db, print }: EditorContext): Promise<void> {
  const [id, path, source, asOf, ...more] = args;
  if (id === undefined || path === undefined || source === undefined || asOf === undefined || more.length > 0)
    throw new CommandError('需要机构、CSV 文件、来源和日期 (enterprise, CSV file, source, date)');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) throw new CommandError('日期：YYYY-MM-DD (date)');
  const { sector } = await enterpriseWith(db, id);
  if (!isSectorName(sector)) throw new CommandError(`没有行业 ${sector} (no such sector)`);
  const { columns } = sectors[sector].table;
  const lines = readCsv<string>(
    await readCsvFile(path),
    (name) => columns.find(({ key, label }) => key === name || label === name)?.key,
    columns.map(({ label }) => label),
  );
  const faulty = lines.filter((line) => 'fault' in line);
  for (const line of faulty) print(`第 ${line.line} 行 (line ${line.line})：${line.fault}`);
  if (faulty.length > 0) throw new CommandError('表没有改动 (the table is unchanged)');
  const rows = lines.flatMap((line) => ('values' in line ? [{ ...line.values }] : []));
  await db
    .updateTable('enterprises')
    .set({ table_json: JSON.stringify({ rows, source, asOf }) })
    .where('id', '=', id)
    .execute();
  print(`${id} 的“${sectors[sector].table.title}”现有 ${rows.length} 行 (${rows.length} rows)`);
}

async function enterpriseWith(db: EditorContext['db'], id: string) {
  const row = await db
    .selectFrom('enterprises')
    .select(['sector', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new CommandError(`没有机构 ${id} (no such enterprise)`);
  return row;
}

const isMark = (text: string | undefined): text is EnterpriseEntry['mark'] =>
  text === 'certified' || text === 'editorial';

async function mark([id, to, ...more]: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (id === undefined || !isMark(to) || more.length > 0)
    throw new CommandError('需要机构和 certified 或 editorial (enterprise and mark)');
  const { name } = await enterpriseWith(db, id);
  await db.updateTable('enterprises').set({ mark: to }).where('id', '=', id).execute();
  print(`${name}：${to === 'certified' ? '企业已认证' : '编辑部收录'} (${to})`);
}

async function setHidden(
  [id, ...more]: readonly string[],
  isHidden: boolean,
  { db, print }: EditorContext,
): Promise<void> {
  if (id === undefined || more.length > 0) throw new CommandError('需要一个机构 (one enterprise)');
  const { name } = await enterpriseWith(db, id);
  await db
    .updateTable('enterprises')
    .set({ is_hidden: isHidden ? 1 : 0 })
    .where('id', '=', id)
    .execute();
  print(`${name}：${isHidden ? '已隐藏 (hidden)' : '已显示 (shown)'}`);
}
