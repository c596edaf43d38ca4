import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { readReaderToken, rememberReaderToken } from './reader-token.ts';
import {
  dropAddressToken,
  hideAddressToken,
  isTabTokenAlone,
  onTabToken,
  takeTabToken,
} from './tab-token.ts';

const read = () => readReaderToken(location.search);

beforeEach(() => {
  sessionStorage.clear();
  Cookies.remove('readerToken', { path: '/new' });
  history.replaceState(null, '', '/new/general/1?x=1#comments');
});

test('who was signed in by the app is the reader from then on, whoever was before', () => {
  rememberReaderToken('own', new Date(Date.now() + 86_400_000));
  history.replaceState({ kept: 1 }, '', '/new/general/1?token=old&x=1#comments');
  const told = vi.fn<() => void>();
  const stop = onTabToken(told);
  takeTabToken('new');
  expect(read()).toBe('new');
  expect(location.href).toMatch(/\/new\/general\/1\?x=1#comments$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  takeTabToken('newer');
  expect(told).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  expect(read()).toBeUndefined();
});

test('a dead token leaves the address, and another stays', () => {
  history.replaceState(null, '', '/new/?token=dead');
  dropAddressToken('other');
  expect(location.search).toBe('?token=dead');
  dropAddressToken('dead');
  expect(location.href).toMatch(/\/new\/$/);
});

test('a server knows the token of the address, and not the tab’s', () => {
  expect(isTabTokenAlone()).toBe(false);
  takeTabToken('tab');
  expect(isTabTokenAlone()).toBe(true);
  history.replaceState(null, '', '/new/?token=tab');
  expect(isTabTokenAlone()).toBe(false);
});

test('a token leaves the address once the tab keeps it, and not before', () => {
  history.replaceState(null, '', '/new/?token=t&x=1');
  hideAddressToken();
  expect(location.search).toBe('?token=t&x=1');
  expect(read()).toBe('t');
  hideAddressToken();
  expect(location.search).toBe('?x=1');
  expect(read()).toBe('t');
});
