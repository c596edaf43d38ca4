import { isDay } from '../../domains/paper/calendar.ts';
import { hasIssue, listIssues, setIssueState } from '../../domains/paper/editing.ts';
import { addDueIssues, openDays } from '../../domains/paper/issues.ts';
import { printIssue } from '../../domains/paper/press.ts';
import { type Command, type Desk, DeskError } from '../editor-command.ts';

const states = { published: '已出版 (published)', withdrawn: '已撤回 (withdrawn)' } as const;

export const paper: Command = {
  usage: '[list | publish <date> | withdraw <date> | regenerate <date>]',
  summary:
    '数字报：列出各期、出版、撤回、按当前稿件重新排版 (issues of the paper: list, publish, withdraw, lay out anew)',
  async run([act = 'list', date, ...more], desk) {
    if (act === 'list' && date === undefined) return list(desk);
    if (date === undefined || !isDay(date) || more.length > 0)
      throw new DeskError('需要一个日期，如 2026-11-03 (one day)');
    if (act === 'publish') return move(desk, date, 'published');
    if (act === 'withdraw') return move(desk, date, 'withdrawn');
    if (act === 'regenerate') return regenerate(desk, date);
    throw new DeskError(`没有 ${act} 这一步 (no such step)`);
  },
};

async function list({ db, now, print }: Desk): Promise<void> {
  const issues = await listIssues(db, now, openDays);
  for (const { date, state, composedAt, articles } of issues) {
    const drawn =
      composedAt === null ? '尚未排版 (not laid out yet)' : `${composedAt} 排版，${articles} 篇 (articles)`;
    print(`${date}  ${states[state]}  ${drawn}`);
  }
}

async function move({ db, now, print }: Desk, date: string, state: keyof typeof states): Promise<void> {
  await addDueIssues(db, now);
  if (!(await setIssueState(db, date, state))) throw noIssue(date);
  print(`${date} ${states[state]}`);
}

async function regenerate({ db, now, print }: Desk, date: string): Promise<void> {
  await addDueIssues(db, now);
  if (!(await hasIssue(db, date))) throw noIssue(date);
  await printIssue(db, date, now, true);
  print(`${date} 已重新排版 (laid out anew)`);
}

const noIssue = (date: string) => new DeskError(`${date} 没有报纸 (no issue)`);
