import { ledgerOrigins } from '../../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../../rules/ledger/malformed-error.ts';
import { noticeKinds, noticeStates } from '../../../rules/loss/notice-kinds.ts';
import type { Database } from '../../db/database.ts';
import { rootOf } from '../shared/ledger/checkpoints.ts';
import { noticesInIssue, type IssueNotice } from '../shared/paper-notices.ts';
import { pressTime } from './issues.ts';
import type { NoticesColumn } from './layout/notices-column.ts';
import type { Piece } from './layout/page-parts.ts';

const label = '遗失声明';
const standing = { summary: '', byline: '', pictures: [] } as const;

/**
 * The notices that an issue prints, and the checkpoint of their ledger at its deadline.
 * @returns undefined while the ledger is empty
 */
export async function readNoticesColumn(db: Database, date: string): Promise<NoticesColumn | undefined> {
  const size = await ledgerSizeAt(db, pressTime(date));
  const notices = await noticesInIssue(db, date);
  if (size === 0 && notices.length === 0) return undefined;
  return {
    checkpoint: {
      ...standing,
      key: 'ledger-checkpoint',
      label: '公告',
      title: label,
      paragraphs: await checkpointLines(db, size),
    },
    notices: notices.map(pieceOf),
  };
}

function pieceOf({ id, record }: IssueNotice): Piece {
  if (record === undefined)
    return {
      ...standing,
      key: id,
      noticeId: id,
      label,
      title: label,
      paragraphs: [`${noticeStates.erased}。`],
    };
  const title = `${noticeKinds[record.kind].label}${record.action === 'correct' ? '更正' : '遗失'}`;
  return { ...standing, key: id, noticeId: id, label, title, paragraphs: [record.text] };
}

/** Number of records before a time. */
async function ledgerSizeAt(db: Database, time: string): Promise<number> {
  const row = await db
    .selectFrom('loss_blocks')
    .select('height')
    .where('time', '<', time)
    .orderBy('height', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.height ?? 0;
}

/** The lines of the checkpoint's text (C2SP tlog-checkpoint) below a sentence that explains it. */
async function checkpointLines(db: Database, size: number): Promise<string[]> {
  try {
    const root = await rootOf(db, 'notices', size);
    return [
      `截至今日付印，遗失声明账本共 ${size} 条，校验点如下。手机上验证声明时可与本栏核对，不一致说明账本被改写：`,
      `${ledgerOrigins.notices}　${size}　${root}`,
    ];
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    // the tree is damaged: no checkpoint may be printed
    return ['今日没有校验点：账本的数据不完整，报社正在核查。'];
  }
}
