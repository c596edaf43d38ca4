import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes rows with a byte order mark', () => {
  expect(
    csvOf([
      ['年份', '亿元'],
      ['2025', -1.5],
    ]),
  ).toBe('\uFEFF年份,亿元\r\n2025,-1.5\r\n');
});

it('quotes separators, quotes and line breaks', () => {
  expect(csvOf([['a,b', '说"好"', '一\n二']])).toBe('\uFEFF"a,b","说""好""","一\n二"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps %j a text', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
