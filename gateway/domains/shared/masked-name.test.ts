import { expect, test } from 'vitest';
import { maskedName } from './masked-name.ts';

test.each([
  ['李', '李*'],
  ['李明', '李*'],
  ['泉城老李', '泉**李'],
  ['𠮷田先生', '𠮷**生'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
