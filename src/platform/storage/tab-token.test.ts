import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { readReaderToken, storeReaderToken } from './reader-token.ts';
import {
  dropAddressToken,
  hideAddressToken,
  isTabTokenAlone,
  onTabToken,
  adoptTabToken,
  switchTabToken,
  takeOfferedToken,
} from './tab-token.ts';

const read = () => readReaderToken(location.search);

beforeEach(() => {
  sessionStorage.clear();
  Cookies.remove('readerToken', { path: '/new' });
  history.replaceState(null, '', '/new/general/1?x=1#comments');
});

test('a reader signed in by the app replaces any other', () => {
  storeReaderToken('own', new Date(Date.now() + 86_400_000));
  history.replaceState({ kept: 1 }, '', '/new/general/1?token=old&x=1#comments');
  const listener = vi.fn<() => void>();
  const stop = onTabToken(listener);
  adoptTabToken('new');
  expect(read()).toBe('new');
  expect(location.href).toMatch(/\/new\/general\/1\?x=1#comments$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  adoptTabToken('newer');
  expect(listener).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  expect(read()).toBeUndefined();
});

test('an invalid token is removed from the URL, another stays', () => {
  history.replaceState(null, '', '/new/?token=dead');
  dropAddressToken('other');
  expect(location.search).toBe('?token=dead');
  dropAddressToken('dead');
  expect(location.href).toMatch(/\/new\/$/);
});

test('a server knows the token of the URL but not that of the tab', () => {
  expect(isTabTokenAlone()).toBe(false);
  adoptTabToken('tab');
  expect(isTabTokenAlone()).toBe(true);
  history.replaceState(null, '', '/new/?token=tab');
  expect(isTabTokenAlone()).toBe(false);
});

test('a token is removed from the URL once the tab has stored it', () => {
  history.replaceState(null, '', '/new/?token=t&x=1');
  hideAddressToken();
  expect(location.search).toBe('?token=t&x=1');
  expect(read()).toBe('t');
  hideAddressToken();
  expect(location.search).toBe('?x=1');
  expect(read()).toBe('t');
});

test('a token that must be asked about is removed from the URL, and used in the tab if the reader accepts', () => {
  storeReaderToken('own', new Date(Date.now() + 86_400_000));
  history.replaceState({ kept: 1 }, '', '/new/general/1?token=link&x=1#comments');
  expect(takeOfferedToken()).toBe('link');
  expect(location.href).toMatch(/\/new\/general\/1\?x=1#comments$/);
  expect([takeOfferedToken(), read()]).toEqual([undefined, 'own']);
  switchTabToken('link');
  expect(read()).toBe('link');
  expect(Cookies.get('readerToken')).toBe('own');
});

test('a token that the tab takes is not offered', () => {
  history.replaceState(null, '', '/new/?token=link');
  expect(takeOfferedToken()).toBeUndefined();
  expect(location.search).toBe('?token=link');
});
