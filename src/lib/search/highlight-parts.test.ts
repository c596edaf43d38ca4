import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightParts } from './highlight-parts.ts';

it('splits a text at each word of a query, without regard to case', () => {
  expect(highlightParts('趵突泉边听水，泉边', '泉边')).toEqual(['趵突', '泉边', '听水，', '泉边', '']);
  expect(highlightParts('济南CBD和5G', '5g cbd')).toEqual(['济南', 'CBD', '和', '5G', '']);
});

it('marks the longer of two words that begin alike', () => {
  expect(highlightParts('泉水边', '泉 泉水')).toEqual(['', '泉水', '边']);
});

it('takes any characters as text, and loses none', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (text, words) => {
      expect(highlightParts(text, words).join('')).toBe(text);
    }),
  );
  expect(highlightParts('a(b)*c', '(b)*')).toEqual(['a', '(b)*', 'c']);
});
