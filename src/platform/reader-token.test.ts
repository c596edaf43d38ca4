import { beforeEach, expect, test } from 'vitest';
import Cookies from 'js-cookie';
import { forgetReaderToken, isOwnToken, readReaderToken, rememberReaderToken } from './reader-token.ts';

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/new/');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  Cookies.remove('readerToken', { path: '/new' });
});

test('the token of signing in is kept beyond the visit, and takes the place of every other', () => {
  Cookies.set('wxToken', 'w');
  sessionStorage.setItem('token', 'tab');
  rememberReaderToken('own', nextMonth());
  expect(readReaderToken('')).toBe('own');
  expect(isOwnToken('own')).toBe(true);
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(Cookies.get('wxToken')).toBeUndefined();
});

test('a token in the address comes first, is kept for the tab, and is not this app’s to exchange', () => {
  rememberReaderToken('own', nextMonth());
  expect(readReaderToken('?token=address')).toBe('address');
  expect(readReaderToken('')).toBe('address');
  expect(isOwnToken('address')).toBe(false);
});

test('nothing of it is left when it is forgotten', () => {
  rememberReaderToken('own', nextMonth());
  readReaderToken('?token=address');
  Cookies.set('wxToken', 'w');
  forgetReaderToken();
  expect(readReaderToken('')).toBeUndefined();
});
