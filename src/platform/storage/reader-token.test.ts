import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Cookies from 'js-cookie';
import { removeReaderToken, cookieOf, readReaderToken, storeReaderToken } from './reader-token.ts';

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000);

afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/new/');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  Cookies.remove('readerToken', { path: '/new' });
});

test('the token of a sign-in outlives the visit and replaces every other', () => {
  Cookies.set('wxToken', 'w');
  sessionStorage.setItem('token', 'tab');
  storeReaderToken('own', nextMonth());
  expect(readReaderToken('')).toBe('own');
  expect(cookieOf('own')).toBe('readerToken');
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(Cookies.get('wxToken')).toBeUndefined();
});

test('a token in the URL comes first, is stored for the tab, and is not exchanged', () => {
  storeReaderToken('own', nextMonth());
  expect(readReaderToken('?token=address')).toBe('address');
  expect(readReaderToken('')).toBe('address');
  expect(cookieOf('address')).toBeUndefined();
});

test('no trace of a token remains when it is removed', () => {
  storeReaderToken('own', nextMonth());
  readReaderToken('?token=address');
  Cookies.set('wxToken', 'w');
  removeReaderToken();
  expect(readReaderToken('')).toBeUndefined();
});

test('removing an invalid token keeps another one', () => {
  storeReaderToken('own', nextMonth());
  readReaderToken('?token=dead');
  removeReaderToken('dead');
  expect(readReaderToken('')).toBe('own');
  removeReaderToken('own');
  expect(readReaderToken('')).toBeUndefined();
});

test('the messaging app’s cookie counts only in its browser', () => {
  Cookies.set('wxToken', 'w');
  expect(readReaderToken('')).toBeUndefined();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
  expect(readReaderToken('')).toBe('w');
});

test('a reader of the messaging app is stored in its cookie, for the whole site', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
  const set = vi.spyOn(Cookies, 'set');
  storeReaderToken('w', nextMonth(), 'wxToken');
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
  storeReaderToken('w', nextMonth(), 'wxToken');
  expect(set).toHaveBeenCalledWith('wxToken', 'w', expect.objectContaining({ secure }));
});
