import type { Transaction } from 'kysely';
import { noticeKinds, noticeStates, type NoticeState } from '../../../../rules/loss/notice-kinds.ts';
import { emptyDraft, type NoticeDraft } from '../../../../rules/loss/notice-draft.ts';
import type { NoticeRecord } from '../../../../rules/loss/notice-record.ts';
import { yuanText } from '../../../../rules/money/yuan-text.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { eraseNotice } from '../../../domains/loss/erase-notice.ts';
import {
  correctNotice,
  NoticeStateError,
  recordNotices,
  revokeNotice,
  type NoticeEntry,
} from '../../../domains/loss/record-notices.ts';
import { noticeLedger } from '../../../domains/loss/notice-ledger.ts';
import { findRecorded } from '../../../domains/loss/find-recorded.ts';
import { reprintNotices } from '../../../domains/paper/print-issue.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../../editor-command.ts';
import { openVault } from '../../editor-vault.ts';
import { readCsvFile } from '../../read-csv.ts';
import { checkNotice, createIssueSpace, enteredNotice, noticeId, requireNotice } from './loss-arguments.ts';
import { readNoticeCsv } from './read-notice-csv.ts';

const options =
  '--kind <kind> --holder <name> --issuer <name> [--number <full>] [--code <code>] [--amount <yuan>] [--receipt <no>] --lost-on <date> --lost-at <place> --text <text> [--insertions <n>] [--paper <date>] [--page <page>]';

export const loss: EditorCommand = {
  usage: 'list [<state>] | add <options> | correct <id> <options> | revoke | erase <id> | import <file.csv>',
  summary:
    '遗失声明：列出、录入、更正、撤销、应本人要求抹去、从 CSV 导入 (notices of lost documents: list, add, correct, revoke, erase, import)',
  async run([action = 'list', ...args], context) {
    if (action === 'list') return list(args, context);
    if (action === 'add') return add(args, context);
    if (action === 'correct') return correct(args, context);
    if (action === 'revoke') return revoke(args, context);
    if (action === 'erase') return erase(args, context);
    if (action === 'import') return importFile(args, context);
    throw new CommandError(`没有 ${action} 这一步 (no such subcommand)`);
  },
};

const isState = (name: string): name is NoticeState => Object.hasOwn(noticeStates, name);

async function list([state, ...more]: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (more.length > 0 || (state !== undefined && !isState(state)))
    throw new CommandError(`状态应为 ${Object.keys(noticeStates).join('、')} 之一 (one state)`);
  const rows = await db
    .selectFrom('loss_notices')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'valid'))
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) print('没有声明 (no notices)');
  for (const row of rows) {
    const what = [noticeKinds[row.kind].label, row.holder ?? '', row.number ?? ''].filter(
      (text) => text !== '',
    );
    print(
      `${row.id}  ${noticeStates[row.state]} (${row.state})  ${row.published_on} ${row.paper_page}  ${what.join(' ')}`,
    );
  }
}

const mostListed = 200;

async function add(args: readonly string[], context: EditorContext): Promise<void> {
  const { entered, positionals } = enteredNotice(args);
  if (args.length === 0) throw new CommandError(`请写明 (options): ${options}`);
  if (positionals.length > 0) throw new CommandError('多余的参数 (unexpected argument)');
  const { content, insertion } = requireNotice(checkNotice(entered, context.now));
  const full = await createIssueSpace(context.db).take(insertion, content.insertions);
  if (full !== undefined) throw new CommandError(full);
  const entry = { content, insertion, time: shanghaiTime(context.now) };
  const [block] = await inTransaction(context, (transaction) =>
    recordNotices(transaction, openVault(context.env), [entry]),
  );
  if (block !== undefined) context.print(recordedLine(block.height, block.record));
}

const recordedLine = (height: number, { notice, number, paperDate, paperPage }: NoticeRecord) =>
  [
    `${notice} 已录入，账本第 ${height} 条 (recorded at height ${height})`,
    number === '' ? '' : `，号码 ${number}`,
    `，${paperDate} ${paperPage} 见报`,
  ].join('');

/** Options that are not given stay as they are, but for the number, which is not stored. */
async function correct([first, ...args]: readonly string[], context: EditorContext): Promise<void> {
  const id = noticeId(first === undefined ? [] : [first]);
  const earlier = await recordOf(context, id);
  const { entered, positionals } = enteredNotice(args, draftOf(earlier));
  if (positionals.length > 0) throw new CommandError('多余的参数 (unexpected argument)');
  if (entered.draft.number === '' && earlier.number !== '')
    throw new CommandError(
      '更正时请用 --number 重新写明完整号码，本站没有存它 (repeat the full number with --number: it is not stored)',
    );
  const { content, insertion } = requireNotice(checkNotice(entered, context.now));
  const full = await createIssueSpace(context.db).take(insertion, content.insertions);
  if (full !== undefined) throw new CommandError(full);
  const entry = { content, insertion, time: shanghaiTime(context.now), corrects: id };
  const block = await inTransaction(context, (transaction) =>
    correctNotice(transaction, openVault(context.env), entry),
  );
  context.print(`${id} 已更正 (corrected)；${recordedLine(block.height, block.record)}`);
}

async function recordOf({ db }: EditorContext, id: string): Promise<NoticeRecord> {
  const row = await db
    .selectFrom('loss_notices')
    .select(['height', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.state !== 'valid') throw stateFault(new NoticeStateError(id, row?.state ?? 'unknown'), id);
  const [block] = await noticeLedger.blocksFrom(db, row.height, 1);
  if (block === undefined || !('record' in block) || block.record.notice !== id)
    throw new CommandError(`${id} 在账本里的记录不见了 (its record is missing from the ledger)`);
  return block.record;
}

const draftOf = (record: NoticeRecord): NoticeDraft => ({
  ...emptyDraft,
  kind: record.kind,
  holder: record.holder,
  issuer: record.issuer,
  code: record.code,
  amount: record.amount === 0 ? '' : yuanText(record.amount),
  receipt: record.receipt,
  lostOn: record.lostOn,
  lostAt: record.lostAt,
  text: record.text,
  insertions: String(record.insertions),
});

async function revoke(args: readonly string[], context: EditorContext): Promise<void> {
  const id = noticeId(args);
  const block = await inTransaction(context, (transaction) =>
    revokeNotice(transaction, id, shanghaiTime(context.now)),
  );
  context.print(`${id} 已撤销，账本第 ${block.height} 条 (revoked at height ${block.height})`);
}

/** Also redraws the issues that printed it. */
async function erase(args: readonly string[], context: EditorContext): Promise<void> {
  const id = noticeId(args);
  const erased = await inTransaction(context, (transaction) =>
    eraseNotice(transaction, id, shanghaiTime(context.now)),
  );
  for (const one of erased)
    context.print(
      `${one.id} 的内容已抹去，账本里只留指纹 (content erased; the ledger keeps its hash)：${noticeStates.erased}`,
    );
  for (const date of new Set(erased.flatMap(({ issues }) => issues)))
    if (await reprintNotices(context.db, date, context.now))
      context.print(`${date} 的声明版已重排 (that issue was laid out again)`);
}

/** Records the valid lines in order and reports on every line. Lines that were recorded before are skipped. */
async function importFile([path, ...more]: readonly string[], context: EditorContext): Promise<void> {
  if (path === undefined || more.length > 0) throw new CommandError('需要一个 CSV 文件 (one CSV file)');
  const { db, now, print } = context;
  const lines = readNoticeCsv(await readCsvFile(path));
  const vault = openVault(context.env);
  const space = createIssueSpace(db);
  const time = shanghaiTime(now);
  let faulty = 0;
  let recorded = 0;
  for (const line of lines) {
    const report = (text: string) => print(`第 ${line.line} 行 (line ${line.line})：${text}`);
    const refuse = (text: string) => {
      faulty += 1;
      report(text);
    };
    if ('fault' in line) {
      refuse(line.fault);
      continue;
    }
    const checked = checkNotice(line.entered, now);
    if ('faults' in checked) {
      refuse(checked.faults.join('；'));
      continue;
    }
    const entry: NoticeEntry = { ...checked, time };
    const known = await findRecorded(db, vault, entry);
    if (known !== undefined) {
      report(`已有 ${known}，跳过 (recorded before)`);
      continue;
    }
    const full = await space.take(entry.insertion, entry.content.insertions);
    if (full !== undefined) {
      refuse(full);
      continue;
    }
    const [block] = await inTransaction(context, (transaction) => recordNotices(transaction, vault, [entry]));
    if (block !== undefined) report(recordedLine(block.height, block.record));
    recorded += 1;
  }
  print(`录入 ${recorded} 条，${faulty} 行有误 (${recorded} recorded, ${faulty} lines with faults)`);
  if (faulty > 0)
    throw new CommandError(
      '有误的行没有录入；改正后再导入同一文件，已录入的会跳过 (faulty lines were not recorded: correct them and import the file again)',
    );
}

/** Runs changes of notices in one transaction. @throws CommandError if the notice's state does not allow them */
async function inTransaction<Result>(
  { db }: EditorContext,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    if (error instanceof NoticeStateError) throw stateFault(error, error.id);
    throw error;
  }
}

function stateFault({ state }: NoticeStateError, id: string): CommandError {
  return new CommandError(
    state === 'unknown'
      ? `没有声明 ${id} (no such notice)`
      : `${id} 的状态是“${noticeStates[state]}”，不能再改 (it is ${state})`,
  );
}
