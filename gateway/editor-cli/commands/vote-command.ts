import { parseArgs } from 'node:util';
import type { VoteRow } from '../../domains/votes/vote-rows.ts';
import { stateOf } from '../../domains/votes/vote-rows.ts';
import { closeVote, openVote, resultsOf } from '../../domains/votes/run-vote.ts';
import { shanghaiTime } from '../../db/time.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';

export const vote: EditorCommand = {
  usage: 'list | results <voteId> | open <voteId> [--days N] | close <voteId>',
  summary: '查看、开放或截止投票和答题 (votes and quizzes: results, open, close)',
  async run(args, context) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { days: { type: 'string', default: '7' } },
      allowPositionals: true,
    });
    const [action = '', voteId, ...more] = positionals;
    if (action === 'list' && voteId === undefined) return list(context);
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (run === undefined || voteId === undefined || more.length > 0)
      throw new CommandError('需要一个动作和一个投票编号 (a subcommand and one vote id)');
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > 365)
      throw new CommandError('--days 应为 1 到 365 (from 1 to 365)');
    await run(context, voteId, days);
  },
};

type VoteAction = (context: EditorContext, voteId: string, days: number) => Promise<void>;

const actions: Readonly<Record<string, VoteAction>> = {
  results,
  open: async (context, voteId, days) =>
    printVote(context, voteId, await openVote(context.db, voteId, context.now, days)),
  close: async (context, voteId) =>
    printVote(context, voteId, await closeVote(context.db, voteId, context.now)),
};

const states = { upcoming: '未开始 (upcoming)', open: '进行中 (open)', closed: '已截止 (closed)' } as const;

function lineOf({ id, title, starts_at, ends_at, voters }: VoteRow, time: string): string {
  const state = states[stateOf({ starts_at, ends_at }, time)];
  return `${id}  ${state}  ${starts_at} - ${ends_at}  ${voters} 人  ${title}`;
}

async function list({ db, now, print }: EditorContext): Promise<void> {
  const rows = await db.selectFrom('votes').selectAll().orderBy('starts_at').orderBy('id').execute();
  if (rows.length === 0) print('还没有投票 (no votes)');
  for (const row of rows) print(lineOf(row, shanghaiTime(now)));
}

function printVote({ now, print }: EditorContext, voteId: string, row: VoteRow | undefined): void {
  if (row === undefined) throw missing(voteId);
  print(lineOf(row, shanghaiTime(now)));
}

async function results({ db, now, print }: EditorContext, voteId: string): Promise<void> {
  const found = await resultsOf(db, voteId);
  if (found === undefined) throw missing(voteId);
  const { row, options, scores } = found;
  print(lineOf(row, shanghaiTime(now)));
  for (const { text, votes } of options) print(`  ${String(votes).padStart(7)}  ${text}`);
  for (const { wrong, readers } of scores)
    print(`  ${String(readers).padStart(7)}  错 ${wrong} 题 (wrong: ${wrong})`);
}

const missing = (voteId: string) => new CommandError(`没有投票 ${voteId} (no such vote)`);
