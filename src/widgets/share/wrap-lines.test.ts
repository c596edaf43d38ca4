import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const upTo = (characters: number) => (line: string) => Array.from(line).length <= characters;

it('breaks between characters, and keeps a closing mark with its word', () => {
  expect(wrapLines('黄河口清晨，两万人开跑', upTo(5), 9)).toEqual(['黄河口清晨，', '两万人开跑']);
});

it('ends what does not fit with an ellipsis', () => {
  expect(wrapLines('一二三四五六七八九', upTo(3), 2)).toEqual(['一二三', '四五…']);
});

it('loses nothing where there is room', () => {
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
