import { noticeKinds } from '#rules/loss/notice-kinds.ts';
import { longDay } from '#lib/time/dates.ts';
import type { LossNotice } from './loss-types.ts';

/** Titles as printed. */
export const actionTitles = { publish: '遗失声明', correct: '更正声明', revoke: '撤销声明' } as const;

/** Title of a notice as printed. */
export function noticeTitle({ block }: Pick<LossNotice, 'block'>): string {
  return actionTitles[block?.record.action ?? 'publish'];
}

/** Day and page of the paper. Once the content was erased only the day is known: it is in the id. */
export function printedAt({ id, block }: Pick<LossNotice, 'id' | 'block'>): string {
  if (block !== undefined) return `${longDay(block.record.paperDate)} ${block.record.paperPage} 版`;
  return longDay(`${id.slice(1, 5)}-${id.slice(5, 7)}-${id.slice(7, 9)}`);
}

/** Title with the kind, such as 营业执照遗失声明. It names nobody, since share cards are stored by other sites. */
export function titleWithKind(notice: Pick<LossNotice, 'block'>): string {
  const { block } = notice;
  return `${block === undefined ? '' : noticeKinds[block.record.kind].label}${noticeTitle(notice)}`;
}
