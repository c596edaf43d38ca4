import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';

it.each([
  [1, '1 KB'],
  [218_400, '219 KB'],
  [1_000_000, '1 MB'],
  [1_740_000, '1.8 MB'],
  [23_400_000, '24 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
