import { expect, test } from 'vitest';
import { needsReview } from './needs-review.ts';

test.each([
  '有人赌博',
  '赌-博',
  '赌　博',
  '赌\u200b博',
  '电话１３８００１３８０００',
  '卡号6222 0200 1234 5678',
])('%s needs review', (text) => {
  expect(needsReview(text)).toBe(true);
});

test.each(['路灯坏了三个月', '一共花了1380元', '2026年11月21日', '博物馆的赌书泼茶展', '订单号12345678'])(
  '%s needs no review',
  (text) => {
    expect(needsReview(text)).toBe(false);
  },
);
