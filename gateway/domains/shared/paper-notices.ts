import * as v from 'valibot';
import { mostInsertions } from '../../../rules/loss/notice-draft.ts';
import { noticeFormat, type NoticeRecord } from '../../../rules/loss/notice-record.ts';
import type { Database } from '../../db/database.ts';
import { derivedId } from '../../db/ids.ts';
import { jsonColumn } from '../../db/json-column.ts';

/** The page of every issue that prints notices of lost documents. */
export const noticesPage = { number: 15, name: 'A15' } as const;
/** number of notices that fit a page, also when all of them are long */
export const mostNoticesInIssue = 40;

/** Id of an article in the paper. @param key id of the story or notice, or name of standing matter */
export const paperArticleId = (date: string, page: number, key: string): string =>
  derivedId('p', date, String(page), key);

/** A notice as an issue prints it. */
export interface IssueNotice {
  readonly id: string;
  /** undefined once its content was erased */
  readonly record: NoticeRecord | undefined;
}

/** Notices that an issue prints, in the order in which they were recorded. */
export async function noticesInIssue(db: Database, date: string): Promise<IssueNotice[]> {
  const rows = await db
    .selectFrom('loss_notices')
    .innerJoin('loss_blocks', 'loss_blocks.height', 'loss_notices.height')
    .select(['loss_notices.id', 'loss_notices.published_on', 'loss_blocks.record_json'])
    .where('published_on', '<=', date)
    .where('published_on', '>', daysBefore(date, mostInsertions))
    .where('paper_page', '=', noticesPage.name)
    .orderBy('loss_notices.height')
    .execute();
  return rows.flatMap(({ id, published_on, record_json }) => {
    const record = record_json === null ? undefined : readNoticeRecord(record_json, id);
    const insertions = record?.insertions ?? 1;
    return published_on > daysBefore(date, insertions) ? [{ id, record }] : [];
  });
}

/** The day so many days before another. Days are `YYYY-MM-DD`. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** The record of a row of `loss_blocks`. */
export const readNoticeRecord = jsonColumn(
  'loss_blocks',
  'record_json',
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(noticeFormat.read),
    v.custom<NoticeRecord>((record) => record !== undefined),
  ),
);
