import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const read = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it('end at full stops, including closing quotation marks', () => {
    expect(read('他说：“泉水涨了。”大家都笑了！真的吗？真的……好。')).toEqual([
      '他说：“泉水涨了。”',
      '大家都笑了！',
      '真的吗？',
      '真的……',
      '好。',
    ]);
  });

  it('end with the text if there is no full stop', () => {
    expect(read('  下班后也能看慢病 ')).toEqual(['下班后也能看慢病']);
  });

  it('are split at a comma if they are long', () => {
    const piece = '这一句很长很长很长很长很长很长很长很长很长很长很长很长，';
    const [first = '', ...rest] = read(`${piece.repeat(4)}完。`);
    expect(first.endsWith('，')).toBe(true);
    expect(rest.length).toBeGreaterThan(0);
    expect(read('短的，不切。')).toEqual(['短的，不切。']);
  });

  it('skip what cannot be spoken', () => {
    expect(read('。。。\n ——！\n一。')).toEqual(['一。']);
  });

  it('contain every letter once and in order', () => {
    const words = fc.array(
      fc.constantFrom('泉', '水', 'a', '7', '，', '。', '！', '”', ' ', '\n', '…', '：', '𠮷'),
      { maxLength: 200 },
    );
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '';
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join('');
        expect(letters(read(text).join(''))).toBe(letters(text));
      }),
    );
  });
});
