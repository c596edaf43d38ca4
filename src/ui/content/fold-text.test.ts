import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('a short text is shown whole, without empty lines', () => {
  expect(foldText('第一段。\n\n第二段。')).toEqual({ shown: ['第一段。', '第二段。'], rest: [] });
  expect(foldText('')).toEqual({ shown: [], rest: [] });
});

test('a long text shows its first paragraph', () => {
  const [first, second] = ['头'.repeat(60), '身'.repeat(100)];
  expect(foldText(`${first}\n${second}\n尾`)).toEqual({ shown: [first], rest: [second, '尾'] });
});

test('a long paragraph is cut at the end of a sentence, after its closing quotation marks', () => {
  const head = `${'他'.repeat(80)}说：“好。”`;
  const tail = '后来的事，'.repeat(20);
  expect(foldText(head + tail)).toEqual({ shown: [head], rest: [tail] });
  const endless = '没有句号'.repeat(50);
  expect(foldText(endless)).toEqual({ shown: [endless], rest: [] });
});
