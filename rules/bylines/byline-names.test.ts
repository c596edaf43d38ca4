import { expect, test } from 'vitest';
import { bylineNames } from './byline-names.ts';

test.each([
  ['王晓岚', ['王晓岚']],
  ['王晓岚 孔令晨　滕安', ['王晓岚', '孔令晨', '滕安']],
  ['王晓岚、孔令晨，滕安', ['王晓岚', '孔令晨', '滕安']],
  ['记者 王晓岚 通讯员 孔令晨', ['王晓岚', '孔令晨']],
  ['John Smith, 李静', ['John Smith', '李静']],
  ['王晓岚 王晓岚', ['王晓岚']],
  [' ', []],
  ['', []],
])('the byline %j names %j', (byline, names) => {
  expect(bylineNames(byline)).toEqual(names);
});

test('a text that is too long for a name is none', () => {
  expect(bylineNames('长'.repeat(41))).toEqual([]);
});
