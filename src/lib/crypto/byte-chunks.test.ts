import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteChunks, byteLength } from './byte-chunks.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 2],
  ['齐鲁', 6],
  ['𠮷', 6],
])('%j is written in %i bytes', (text, bytes) => {
  expect(byteLength(text)).toBe(bytes);
});

test('chunks fit, lose nothing, and split no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 6, max: 117 }),
      (text, most) => {
        const chunks = byteChunks(text, most);
        expect(chunks.join('')).toBe(text);
        for (const chunk of chunks) expect(byteLength(chunk)).toBeLessThanOrEqual(most);
        expect(chunks.flatMap((chunk) => [...chunk])).toEqual([...text]);
      },
    ),
  );
});

test('a chunk holds as much as fits: 39 Chinese characters in 117 bytes', () => {
  expect(byteChunks('济'.repeat(80), 117).map((chunk) => chunk.length)).toEqual([39, 39, 2]);
  expect(byteChunks('', 117)).toEqual(['']);
});
