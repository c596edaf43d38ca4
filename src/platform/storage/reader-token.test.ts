import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Cookies from 'js-cookie';
import {
  confirmAccount,
  cookieOf,
  isAccountUnconfirmed,
  offeredToken,
  readReaderToken,
  removeReaderToken,
  storeReaderToken,
} from './reader-token.ts';

const useShell = (mark: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${mark}`);
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

test('in the newspaper’s app a token in the URL comes first, is stored for the tab, and is not exchanged', () => {
  useShell('qlydApp/9.8.6');
  storeReaderToken('own', nextMonth());
  expect(readReaderToken('?token=address')).toBe('address');
  expect(readReaderToken('')).toBe('address');
  expect(cookieOf('address')).toBeUndefined();
  expect([offeredToken('?token=other'), isAccountUnconfirmed('?token=other')]).toEqual([undefined, false]);
});

describe.each(['', 'MicroMessenger/8.0'])('in a shell marked “%s”', (mark) => {
  beforeEach(() => useShell(mark));

  test.each(['readerToken', 'tab'])(
    'a token in the URL does not replace a signed-in reader (%s), but is offered',
    (place) => {
      if (place === 'tab') sessionStorage.setItem('token', 'own');
      else storeReaderToken('own', nextMonth());
      expect(readReaderToken('?token=foreign')).toBe('own');
      expect(readReaderToken('')).toBe('own');
      expect(offeredToken('?token=foreign')).toBe('foreign');
      expect(isAccountUnconfirmed('?token=foreign')).toBe(false);
      expect([offeredToken('?token=own'), offeredToken('?x=1')]).toEqual([undefined, undefined]);
    },
  );

  test('with nobody signed in a token in the URL is taken for the tab, unconfirmed', () => {
    expect(readReaderToken(`?token=link${mark}`)).toBe(`link${mark}`);
    expect([readReaderToken(''), offeredToken(`?token=link${mark}`)]).toEqual([`link${mark}`, undefined]);
    expect(isAccountUnconfirmed('')).toBe(true);
    confirmAccount('');
    expect(isAccountUnconfirmed('')).toBe(false);
    expect(readReaderToken('')).toBe(`link${mark}`);
  });

  test('an account that was left does not stay unconfirmed', () => {
    readReaderToken('?token=left');
    removeReaderToken('left');
    expect([readReaderToken(''), isAccountUnconfirmed('')]).toEqual([undefined, false]);
    storeReaderToken('own', nextMonth());
    expect(isAccountUnconfirmed('')).toBe(false);
  });
});

test('if storage is refused a token in the URL is unconfirmed until it is confirmed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(readReaderToken('?token=refused')).toBe('refused');
  expect(isAccountUnconfirmed('?token=refused')).toBe(true);
  confirmAccount('?token=refused');
  expect(isAccountUnconfirmed('?token=refused')).toBe(false);
});

test('no trace of a token remains when it is removed', () => {
  storeReaderToken('own', nextMonth());
  sessionStorage.setItem('token', 'tab');
  Cookies.set('wxToken', 'w');
  removeReaderToken();
  expect(readReaderToken('')).toBeUndefined();
});

test('removing an invalid token keeps another one', () => {
  storeReaderToken('own', nextMonth());
  sessionStorage.setItem('token', 'dead');
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
