import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const upTo = (characters: number) => (line: string) => Array.from(line).length <= characters;

it('breaks between characters, and never before closing punctuation', () => {
  expect(wrapLines('黄河口清晨，两万人开跑', upTo(5), 9)).toEqual(['黄河口清晨，', '两万人开跑']);
});

it('ends with an ellipsis where lines run out', () => {
  expect(wrapLines('一二三四五六七八九', upTo(3), 2)).toEqual(['一二三', '四五…']);
});

it('keeps all characters if there are enough lines', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[一-十，。a-z]{0,80}$/),
      fc.integer({ min: 1, max: 12 }),
      (text, width) => {
        expect(wrapLines(text, upTo(width), 200).join('')).toBe(text);
      },
    ),
  );
});
