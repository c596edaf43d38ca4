import { expect, test } from 'vitest';
import { parseCookies } from './cookies.ts';

test.each([
  ['cityId=135; theme=dark', { cityId: '135', theme: 'dark' }],
  ['cityId="136"', { cityId: '136' }],
  ['name=%E6%B5%8E%E5%8D%97', { name: '济南' }],
  ['broken=%E6%B5; theme=dark', { broken: '%E6%B5', theme: 'dark' }],
  ['a=1; a=2', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['without a value; a=1;', { a: '1' }],
  ['', {}],
  [undefined, {}],
])('%s is read as %o', (header, cookies) => {
  expect(parseCookies(header)).toEqual(cookies);
});
