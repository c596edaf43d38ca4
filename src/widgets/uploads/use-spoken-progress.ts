import { useState } from 'react';
import type { AttachmentItem } from './use-attachments.ts';

const sentences = { busy: '开始上传', ready: '已上传', failed: '没有传上去' } as const;

/** What has just changed, in a sentence for readers who hear the page; percents are not among it. */
export function useSpokenProgress(
  items: readonly AttachmentItem[],
  nameOf: (item: AttachmentItem) => string,
): string {
  const [before, setBefore] = useState(items);
  const [said, setSaid] = useState('');
  if (before !== items) {
    const known = new Map(before.map(({ key, progress }) => [key, progress]));
    const changed = items.filter(({ key, progress }) => known.get(key) !== progress);
    setBefore(items);
    setSaid(changed.map((item) => `${nameOf(item)}${sentences[item.progress]}`).join('，'));
  }
  return said;
}
