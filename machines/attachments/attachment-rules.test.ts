import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { admit, moved, maxPictures, type ChosenFile } from './attachment-rules.ts';
import { readinessOf } from './attachments.machine.ts';

const picture = (key: string, size = 1000): ChosenFile => ({ key, kind: 'picture', size });
const video = (key: string, size = 1000): ChosenFile => ({ key, kind: 'video', size });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`p${index}`));

describe('an attachment set', () => {
  it('takes nine pictures and reports that there were more', () => {
    const { admitted, notice } = admit([], pictures(11));
    expect(admitted.map(({ key }) => key)).toEqual(pictures(9).map(({ key }) => key));
    expect(notice).toBe('最多添加 9 张图片，多出的没有添加');
  });

  test.each([
    ['a video beside pictures', pictures(1), video('v'), '图片和视频不能一起发，要换的话请先移除'],
    ['a picture beside a video', [video('v')], picture('p'), '图片和视频不能一起发，要换的话请先移除'],
    ['a second video', [video('v')], video('w'), '视频只能添加一个'],
    [
      'a video that is too large',
      [],
      video('v', 200 * 1024 * 1024 + 1),
      '视频不能超过 200 MB，请剪短后再添加',
    ],
    [
      'a picture that no phone decodes',
      [],
      picture('p', 80 * 1024 * 1024 + 1),
      '这张图片太大了，请缩小后再添加',
    ],
    ['an empty file', [], picture('p', 0), '这个文件是空的，请换一个'],
    ['what is neither', [], { key: 'x', kind: 'other', size: 5 } as const, '只能添加图片或视频'],
  ])('does not take %s', (_, items, file, notice) => {
    const set = items.map(({ key, kind }) => ({ key, kind: kind === 'video' ? kind : ('picture' as const) }));
    expect(admit(set, [file])).toEqual({ admitted: [], notice });
  });

  it('is of one kind and never too large, whatever is chosen', () => {
    const file = fc.record({
      key: fc.uuid(),
      kind: fc.constantFrom('picture', 'video', 'other'),
      size: fc.integer({ min: 0, max: 300 * 1024 * 1024 }),
    });
    fc.assert(
      fc.property(fc.array(file, { maxLength: 20 }), (files) => {
        const { admitted, notice } = admit([], files);
        const kinds = new Set(admitted.map(({ kind }) => kind));
        expect(kinds.size).toBeLessThanOrEqual(1);
        expect(admitted.length).toBeLessThanOrEqual(kinds.has('video') ? 1 : maxPictures);
        expect(notice === '').toBe(admitted.length === files.length);
      }),
    );
  });

  it('is ready when every item is', () => {
    expect(readinessOf([])).toBe('ready');
    expect(readinessOf([{ progress: 'ready' }, { progress: 'busy' }])).toBe('busy');
    expect(readinessOf([{ progress: 'busy' }, { progress: 'failed' }])).toBe('failed');
    expect(readinessOf([{ progress: 'ready' }])).toBe('ready');
  });
});

test('a moved item lands at the given index; an index out of range moves nothing', () => {
  expect(moved(['一', '二', '三'], 0, 2)).toEqual(['二', '三', '一']);
  expect(moved(['一', '二'], 0, 2)).toEqual(['一', '二']);
  expect(moved(['一', '二'], 5, 0)).toEqual(['一', '二']);
});
