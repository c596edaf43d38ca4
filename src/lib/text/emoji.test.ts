import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emojiGroups, emojiText, emojiUrl } from './emoji.ts';

const all = emojiGroups.flat();
const pictures: Record<string, string> = import.meta.glob('../../../public/emoji/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the table', () => {
  it('has 111 emoji in groups of 32, 32, 32 and 15, numbered in order', () => {
    expect(emojiGroups.map((group) => group.length)).toEqual([32, 32, 32, 15]);
    expect(all.map((emoji) => emoji.id)).toEqual(Array.from({ length: 111 }, (_, at) => at + 1));
  });

  it('has unique file names and tags', () => {
    expect(new Set(all.map((emoji) => emoji.file)).size).toBe(111);
    expect(new Set(all.map((emoji) => emoji.tag)).size).toBe(111);
    expect(all.filter((emoji) => !/^\[[\u4e00-\u9fff]{1,4}\]$/.test(emoji.tag))).toEqual([]);
  });

  it('has a small picture for each entry, and no other picture', () => {
    const named = all.map(({ file }) => `../../../public/emoji/${file}.svg`);
    expect(Object.keys(pictures).toSorted()).toEqual(named.toSorted());
    expect(Object.values(pictures).filter((svg) => !svg.startsWith('<svg') || svg.length > 1500)).toEqual([]);
  });
});

describe('emojiText', () => {
  const [smile] = all;

  it('finds emoji between words', () => {
    expect(emojiText('早[微笑]上好[微笑][微笑]')).toEqual(['早', smile, '上好', smile, smile]);
  });

  it.each(['', '[没有这个]', '[[', ']微笑[', '[ 微笑]', '[微笑'])('leaves %j unchanged', (text) => {
    expect(emojiText(text).join('')).toBe(text);
  });

  it('finds a tag after an unmatched bracket', () => {
    expect(emojiText('[[微笑]]')).toEqual(['[', smile, ']']);
  });

  it('loses no character', () => {
    const piece = fc.oneof(
      fc.constantFrom(...all.map((emoji) => emoji.tag)),
      fc.string(),
      fc.constantFrom('[', ']'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = emojiText(text).map((part) => (typeof part === 'string' ? part : part.tag));
        expect(parts.join('')).toBe(text);
      }),
    );
  });
});

it('serves pictures below the app’s base', () => {
  expect(emojiUrl({ file: 'smile', id: 1, tag: '[微笑]' })).toBe('/new/emoji/smile.svg');
});
