import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf } from './story-beginning.ts';

const paragraph = (letters: number) => `<p>${'字'.repeat(letters)}</p>`;
const picture = '<figure><img src="/media/a.jpg" alt="" width="3" height="2"></figure>';

describe('the beginning of a story', () => {
  test('is the whole story below 8,000 letters and 40 pictures', () => {
    for (const body of [paragraph(7999), picture.repeat(39), '']) expect(beginningOf(body)).toEqual({ body });
  });

  test('ends with the block that reaches the number of letters', () => {
    const body = paragraph(800).repeat(12);
    expect(beginningOf(body)).toEqual({
      body: paragraph(800).repeat(2),
      rest: { characters: 9600, pictures: 0 },
    });
  });

  test('ends with the sixth picture', () => {
    const missing = '<figure><img alt="没有"></figure>';
    expect(beginningOf(picture.repeat(60) + missing)).toEqual({
      body: picture.repeat(6),
      rest: { characters: 0, pictures: 60 },
    });
  });

  test('never cuts a block, whatever tags it contains', () => {
    const list = `<ul>${`<li>${'甲'.repeat(500)}<br><strong>乙</strong></li>`.repeat(20)}</ul>`;
    expect(beginningOf(list + paragraph(10)).body).toBe(list);
  });

  test('consists of the first blocks, whatever they are', () => {
    const block = fc.oneof(
      fc.integer({ min: 1, max: 900 }).map(paragraph),
      fc.constant(picture),
      fc.constant('<blockquote><p>引</p><cite>人</cite></blockquote>'),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 60, maxLength: 120 }), (blocks) => {
        const { body } = beginningOf(blocks.join(''));
        expect(blocks.join('').startsWith(body)).toBe(true);
        expect(blocks.map((_, count) => blocks.slice(0, count + 1).join(''))).toContain(body);
      }),
      { numRuns: 50 },
    );
  });
});
