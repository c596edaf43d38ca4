import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('markup is text like any other', () => {
  expect(plainText('<b>好</b> & [微笑]')).toBe('<b>好</b> & [微笑]');
});

test('lines stay, at most one empty between them', () => {
  expect(plainText('  一\r\n二\r\r\n\n\n三\t ')).toBe('一\n二\n\n三');
});

test('NUL, other controls and marks that turn the text around are dropped', () => {
  expect(plainText('a\u0000b\u0007c\u202Ed\u2066e\uFEFF')).toBe('abcde');
});

test.each(['', ' \n\t ', '\u200B\u200B', '\u3164', '\u0000', '\u202E '])('%j shows nothing', (typed) => {
  expect(plainText(typed)).toBe('');
});

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = plainText(typed);
      expect(plainText(once)).toBe(once);
    }),
  );
});
