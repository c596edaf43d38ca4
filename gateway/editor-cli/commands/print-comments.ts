import { sql } from 'kysely';
import type { ReportReason } from '../../db/tables/comment-tables.ts';
import { commentQuery } from '../../domains/comments/comment-rows.ts';
import type { EditorContext } from '../editor-command.ts';

const maxPrinted = 50;

/** Prints comments that await moderation, oldest first, one line each. */
export async function printPending({ db, print }: EditorContext): Promise<void> {
  const rows = await commentQuery(db)
    .where('comments.state', '=', 'pending')
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .limit(maxPrinted)
    .execute();
  for (const row of rows) print(lineOf(row));
  if (rows.length === 0) print('没有待审的评论 (no pending comments)');
}

/** Prints comments with open reports, most reports first, with the reasons. */
export async function printReported({ db, print }: EditorContext): Promise<void> {
  const counts = await db
    .selectFrom('comment_reports')
    .select(['comment_id', 'reason', sql<number>`cast(count(*) as integer)`.as('reports')])
    .where('settled', '=', 0)
    .groupBy(['comment_id', 'reason'])
    .execute();
  const byComment = Map.groupBy(counts, ({ comment_id }) => comment_id);
  const mostReported = [...byComment]
    .map(([id, reasons]) => ({ id, reasons, reports: reasons.reduce((sum, one) => sum + one.reports, 0) }))
    .toSorted((a, b) => b.reports - a.reports || (a.id < b.id ? -1 : 1))
    .slice(0, maxPrinted);
  if (mostReported.length === 0) return print('没有未处理的举报 (no open reports)');
  const rows = await commentQuery(db)
    .where(
      'comments.id',
      'in',
      mostReported.map(({ id }) => id),
    )
    .execute();
  const lines = new Map(rows.map((row) => [row.id, lineOf(row)]));
  for (const { id, reasons, reports } of mostReported) {
    const reasonText = reasons.map((one) => `${reasonNames[one.reason]} ${one.reports}`).join('、');
    print(`${lines.get(id) ?? id}  ← ${reports} 人举报：${reasonText}`);
  }
}

interface PrintedRow {
  readonly id: string;
  readonly created_at: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly author_name: string;
  readonly body: string;
}

function lineOf(row: PrintedRow): string {
  const text = row.body.replaceAll('\n', ' ');
  return `${row.id} ${row.created_at} ${row.subject_type}/${row.subject_id} ${row.author_name}: ${text}`;
}

const reasonNames: Readonly<Record<ReportReason, string>> = {
  abuse: '辱骂攻击',
  advertising: '广告引流',
  vulgar: '低俗色情',
  unlawful: '违法有害',
  untrue: '内容不实',
  privacy: '泄露隐私',
  other: '其他',
};
