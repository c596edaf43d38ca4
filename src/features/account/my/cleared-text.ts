import type { ClearedDevice } from '#platform/storage/clear-cache.ts';

interface Cleared extends ClearedDevice {
  /** cached lists and stories not shown by any page */
  readonly lists: number;
}

/** Describes what was cleared. */
export function clearedText({ lists, files, searches, places, bytes }: Cleared): string {
  const parts = [
    lists > 0 && `${lists} 份读过的内容`,
    files > 0 && `${files} 个离线文件`,
    searches > 0 && `${searches} 条搜索历史`,
    places > 0 && `${places} 条收听和阅读进度`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return '已经很干净了，没有可以清除的内容。';
  return `已清除${parts.join('、')}，腾出约 ${sizeText(bytes)}。收藏、浏览历史、草稿、设置和登录都还在。`;
}

/** `512 字节`, `3.4 KB`, `1.2 MB` */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} 字节`;
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toFixed(1)} ${unit}`;
}
