import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Cookies from 'js-cookie';
import { forgetReaderToken, cookieOf, readReaderToken, rememberReaderToken } from './reader-token.ts';

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000);

afterEach(() => vi.restoreAllMocks());
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
  expect(cookieOf('own')).toBe('readerToken');
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(Cookies.get('wxToken')).toBeUndefined();
});

test('a token in the address comes first, is kept for the tab, and is not this app’s to exchange', () => {
  rememberReaderToken('own', nextMonth());
  expect(readReaderToken('?token=address')).toBe('address');
  expect(readReaderToken('')).toBe('address');
  expect(cookieOf('address')).toBeUndefined();
});

test('nothing of it is left when it is forgotten', () => {
  rememberReaderToken('own', nextMonth());
  readReaderToken('?token=address');
  Cookies.set('wxToken', 'w');
  forgetReaderToken();
  expect(readReaderToken('')).toBeUndefined();
});

test('a dead token that is forgotten costs the reader no other', () => {
  rememberReaderToken('own', nextMonth());
  readReaderToken('?token=dead');
  forgetReaderToken('dead');
  expect(readReaderToken('')).toBe('own');
  forgetReaderToken('own');
  expect(readReaderToken('')).toBeUndefined();
});

test('the messaging app’s cookie counts in its browser alone', () => {
  Cookies.set('wxToken', 'w');
  expect(readReaderToken('')).toBeUndefined();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
  expect(readReaderToken('')).toBe('w');
});

test('a reader of the messaging app is kept in its cookie, for the whole site', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
  const set = vi.spyOn(Cookies, 'set');
  rememberReaderToken('w', nextMonth(), 'wxToken');
  expect(set).toHaveBeenCalledWith('wxToken', 'w', expect.objectContaining({ path: '/', sameSite: 'lax' }));
  expect([readReaderToken(''), cookieOf('w'), sessionStorage.getItem('token')]).toEqual([
    'w',
    'wxToken',
    null,
  ]);
});

test.each([
  ['https:', true],
  ['http:', false],
])('on %s a cookie is secure: %s', (protocol, secure) => {
  vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol);
  const set = vi.spyOn(Cookies, 'set');
  rememberReaderToken('w', nextMonth(), 'wxToken');
  expect(set).toHaveBeenCalledWith('wxToken', 'w', expect.objectContaining({ secure }));
});
