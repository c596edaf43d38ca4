import { maskedName } from '../people/masked-name.ts';
import { noticeKinds, type NoticeKindName } from './notice-kinds.ts';

/** names of more characters are organisations, or foreign names with a dot */
const longestName = 4;
/** last characters of organisations with short names */
const organisationEnds = new Set('店厂社部行司中局校院会所站馆铺坊场园处科队庄楼吧厅房屋城网台');

/**
 * The holder of a document as lists show it: persons masked, organisations in full. A short name that may be a person's is
 * masked.
 */
export function shownHolder(kind: NoticeKindName, holder: string): string {
  if (noticeKinds[kind].isPersonal || holder.includes('·')) return maskedName(holder);
  const characters = Array.from(holder);
  const isShort = characters.length <= longestName;
  return isShort && !organisationEnds.has(characters.at(-1) ?? '') ? maskedName(holder) : holder;
}
