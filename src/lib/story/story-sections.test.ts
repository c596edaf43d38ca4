import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restAfter, storySections } from './story-sections.ts';

const picture = '<figure><img src="/media/a.jpg" alt="" width="1600" height="800"></figure>';
const paragraph = (letters: number) => `<p>${'字'.repeat(letters)}</p>`;

describe('a long story in sections', () => {
  it('is split between its blocks, after nine hundred letters or four pictures', () => {
    const html = paragraph(500).repeat(4) + picture.repeat(6);
    expect(storySections(html).map((section) => section.html)).toEqual([
      paragraph(500).repeat(2),
      paragraph(500).repeat(2),
      picture.repeat(4),
      picture.repeat(2),
    ]);
  });

  it('counts the pictures before each section, without broken ones', () => {
    const missing = '<figure><img alt="没有"></figure>';
    const sections = storySections(picture.repeat(2) + missing + picture.repeat(7), 6);
    expect(sections.map(({ picturesBefore }) => picturesBefore)).toEqual([6, 10, 14]);
  });

  it('estimates the height of each section from letters, blocks and pictures', () => {
    expect(storySections(paragraph(100))[0]?.height).toBe('180px');
    expect(storySections(picture + picture)[0]?.height).toBe('calc(40px + 1.00 * min(100vw, var(--column)))');
  });

  it('loses nothing and splits no block', () => {
    const block = fc.oneof(
      fc.integer({ min: 0, max: 1200 }).map(paragraph),
      fc.constantFrom(picture, '<hr>', '<ul><li>一<br></li><li>二</li></ul>'),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 40 }), (blocks) => {
        const sections = storySections(blocks.join(''));
        expect(sections.map(({ html }) => html).join('')).toBe(blocks.join(''));
        for (const { html } of sections)
          expect(html.match(/<(p|ul|li|figure)\b/g)?.length).toBe(
            html.match(/<\/(p|ul|li|figure)>/g)?.length,
          );
      }),
      { numRuns: 60 },
    );
  });
});

describe('the rest after a beginning', () => {
  it('completes the whole story', () => {
    expect(restAfter('<p>一</p>', '<p>一</p>\n<p>二</p>')).toBe('\n<p>二</p>');
    expect(restAfter('<p>一</p>', '<p>一</p>')).toBe('');
  });

  it('starts with the first block that changed since', () => {
    expect(restAfter('<p>一</p>\n<p>三十人</p>', '<p>一</p>\n<p>十三人</p>\n<p>二</p>')).toBe(
      '\n<p>十三人</p>\n<p>二</p>',
    );
    expect(restAfter('<p>一</p><p>三十人</p>', '<p>一</p><p>三人</p><p>二</p>')).toBe('<p>三人</p><p>二</p>');
    expect(restAfter('<p>旧</p>', '<p>新</p><p>二</p>')).toBe('<p>新</p><p>二</p>');
  });
});
