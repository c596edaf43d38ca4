import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('markup is kept as text', () => {
  expect(plainText('<b>好</b> & [微笑]')).toBe('<b>好</b> & [微笑]');
});

test('line breaks are kept, with at most one empty line in a row', () => {
  expect(plainText('  一\r\n二\r\r\n\n\n三\t ')).toBe('一\n二\n\n三');
});

test('NUL, other control characters and bidi controls are removed', () => {
  expect(plainText('a\u0000b\u0007c\u202Ed\u2066e\uFEFF')).toBe('abcde');
});

test.each(['', ' \n\t ', '\u200B\u200B', '\u3164', '\u0000', '\u202E '])('%j becomes empty', (typed) => {
  expect(plainText(typed)).toBe('');
});

test('a cleaned text does not change when cleaned again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = plainText(typed);
      expect(plainText(once)).toBe(once);
    }),
  );
});
