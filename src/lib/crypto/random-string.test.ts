import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomAlphabet, randomString } from './random-string.ts';

test('a random string has 32 characters of the alphabet by default', () => {
  expect(randomString()).toHaveLength(32);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (length) => {
      const text = randomString(length);
      expect(text).toHaveLength(length);
      expect([...text].every((character) => randomAlphabet.includes(character))).toBe(true);
    }),
  );
});

test('the alphabet has no duplicate and no lookalike characters', () => {
  expect(new Set(randomAlphabet).size).toBe(randomAlphabet.length);
  expect(randomAlphabet).not.toMatch(/[01lLIoOgq9uUvV]/);
});

test('every character is equally likely, and no two strings are equal', () => {
  const counts = new Map<string, number>();
  const drawn = 96_000;
  for (const character of randomString(drawn)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const expected = drawn / randomAlphabet.length;
  expect(counts.size).toBe(randomAlphabet.length);
  // seven standard deviations: fails once in 10^11 runs by chance, but always with a biased modulo
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
  expect(new Set(Array.from({ length: 1000 }, () => randomString())).size).toBe(1000);
});
