import { isDay } from '../../domains/paper/calendar.ts';
import { hasIssue, listIssues, setIssueState } from '../../domains/paper/issue-status.ts';
import { addDueIssues, openIssueCount } from '../../domains/paper/issues.ts';
import { printIssue } from '../../domains/paper/print-issue.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';

const states = { published: '已出版 (published)', withdrawn: '已撤回 (withdrawn)' } as const;

export const paper: EditorCommand = {
  usage: '[list | publish <date> | withdraw <date> | regenerate <date>]',
  summary:
    '数字报：列出各期、出版、撤回、按当前稿件重新排版 (issues of the paper: list, publish, withdraw, lay out again)',
  async run([action = 'list', date, ...more], context) {
    if (action === 'list' && date === undefined) return list(context);
    if (date === undefined || !isDay(date) || more.length > 0)
      throw new CommandError('需要一个日期，如 2026-11-03 (one date)');
    if (action === 'publish') return move(context, date, 'published');
    if (action === 'withdraw') return move(context, date, 'withdrawn');
    if (action === 'regenerate') return regenerate(context, date);
    throw new CommandError(`没有 ${action} 这一步 (no such subcommand)`);
  },
};

async function list({ db, now, print }: EditorContext): Promise<void> {
  const issues = await listIssues(db, now, openIssueCount);
  for (const { date, state, composedAt, articles } of issues) {
    const layout =
      composedAt === null ? '尚未排版 (not laid out yet)' : `${composedAt} 排版，${articles} 篇 (articles)`;
    print(`${date}  ${states[state]}  ${layout}`);
  }
}

async function move(
  { db, now, print }: EditorContext,
  date: string,
  state: keyof typeof states,
): Promise<void> {
  await addDueIssues(db, now);
  if (!(await setIssueState(db, date, state))) throw noIssue(date);
  print(`${date} ${states[state]}`);
}

async function regenerate({ db, now, print }: EditorContext, date: string): Promise<void> {
  await addDueIssues(db, now);
  if (!(await hasIssue(db, date))) throw noIssue(date);
  await printIssue(db, date, now, true);
  print(`${date} 已重新排版 (laid out again)`);
}

const noIssue = (date: string) => new CommandError(`${date} 没有报纸 (no issue)`);
