import { expect, it } from 'vitest';
import { countdown } from './auto-show-home.tsx';

it.each([
  ['2026-11-30', '还有 6 天开幕'],
  ['2026-12-05', '还有 1 天开幕'],
  ['2026-12-06', '正在举行'],
  ['2026-12-10', '正在举行'],
  ['2026-12-11', '本届车展已经结束'],
])('says on %s how far the show is', (today, text) => {
  expect(countdown(today, '2026-12-06', '2026-12-10')).toBe(text);
});
