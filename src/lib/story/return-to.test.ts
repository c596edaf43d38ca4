import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each([
  ['/', '/'],
  ['/general/1001', '/general/1001'],
  ['/general/1001?picture=2#comments', '/general/1001?picture=2#comments'],
  ['/hotSearch?q=%E6%B3%89', '/hotSearch?q=%E6%B3%89'],
  ['/general/../audioList/a', '/audioList/a'],
])('%s leads back to %s', (value, expected) => {
  expect(safeReturnTo(value)).toBe(expected);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/ /evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'general/1001',
  '',
  '/login/loginCommon?returnTo=/',
  undefined,
  null,
  7,
  ['/'],
])('%j leads nowhere', (value) => {
  expect(safeReturnTo(value)).toBeUndefined();
});

test('personal parameters are removed', () => {
  expect(safeReturnTo('/general/1?token=t&a=1&wxToken=w&code=c&state=s&tokenID=i')).toBe('/general/1?a=1');
  expect(safeReturnTo('/general/1?%74oken=t')).toBe('/general/1');
});

test('no input leads off the site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    ':',
    '@',
    'evil.example',
    '\t',
    ' ',
    '?',
    '#',
    'http',
    '%2f',
  );
  const base = 'https://news.example';
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 6 }), (pieces) => {
      const safe = safeReturnTo(pieces.join(''));
      if (safe === undefined) return;
      expect(new URL(safe, base).origin).toBe(base);
      expect(new URL(`/new${safe}`, base).origin).toBe(base);
    }),
    { numRuns: 2000 },
  );
});
