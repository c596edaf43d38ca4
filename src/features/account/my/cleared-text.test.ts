import { expect, it } from 'vitest';
import { clearedText } from './cleared-text.ts';

const nothing = { lists: 0, files: 0, searches: 0, places: 0, bytes: 0 };

it('names what was cleared and how much', () => {
  expect(clearedText({ lists: 3, files: 2, searches: 1, places: 4, bytes: 1_234_567 })).toBe(
    '已清除3 份读过的内容、2 个离线文件、1 条搜索历史、4 条收听和阅读进度，腾出约 1.2 MB。收藏、浏览历史、草稿、设置和登录都还在。',
  );
  expect(clearedText({ ...nothing, searches: 1, bytes: 31 })).toContain('腾出约 31 字节');
  expect(clearedText({ ...nothing, files: 1, bytes: 3400 })).toContain('腾出约 3.4 KB');
});

it('says that there was nothing to clear', () => {
  expect(clearedText(nothing)).toContain('没有可以清除的内容');
});
