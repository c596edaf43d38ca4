import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jsonColumn } from './json-column.ts';

const readPictures = jsonColumn(
  'tips',
  'pictures_json',
  v.array(v.object({ url: v.string(), width: v.number() })),
);

test('a column that matches its schema is returned, without unknown fields', () => {
  expect(readPictures('[{"url":"/media/a.jpg","width":3,"old":true}]', 't1')).toEqual([
    { url: '/media/a.jpg', width: 3 },
  ]);
});

describe('the error names table, column and row, and does not quote the text', () => {
  test.each([
    ['a number', '13800138000', 'tips.pictures_json of row t1: expected Array at the top level'],
    ['not JSON', '[13800138000', 'tips.pictures_json of row t1 is not JSON'],
    ['null', 'null', 'tips.pictures_json of row t1: expected Array at the top level'],
    [
      'a wrong field',
      '[{"url":"/media/a.jpg","width":"13800138000"}]',
      'tips.pictures_json of row t1: expected number at 0.width',
    ],
    ['a missing field', '[{"url":"/a"}]', 'tips.pictures_json of row t1: expected "width" at 0.width'],
  ])('%s', (_, json, message) => {
    expect(() => readPictures(json, 't1')).toThrow(expect.objectContaining({ message }));
  });
});
