import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { removeReaderToken, readReaderToken } from './reader-token.ts';
import { storeVisitParameters } from './visit-parameters.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const name of ['isnew', 'userData', 'wxToken']) Cookies.remove(name);
});

describe('after a navigation', () => {
  test('openid and cardId of the URL are in session storage, isnew in its cookie', () => {
    storeVisitParameters('?openid=o1&cardId=c1&isnew=1&x=2');
    expect([sessionStorage.getItem('openid'), sessionStorage.getItem('cardId')]).toEqual(['o1', 'c1']);
    expect(Cookies.get('isnew')).toBe('1');
  });

  test('values of an earlier URL stay if the new one has none', () => {
    storeVisitParameters('?openid=o1');
    storeVisitParameters('');
    expect(sessionStorage.getItem('openid')).toBe('o1');
  });

  test('the cookie userData is removed every time', () => {
    Cookies.set('userData', 'x');
    storeVisitParameters('');
    expect(Cookies.get('userData')).toBeUndefined();
  });

  test.each(['/', '/new', '/new/', '/new/general', '/new/general/1001'])(
    'the cookie userData is removed at the path %s',
    (path) => {
      history.replaceState({}, '', '/new/general/1001');
      Cookies.set('userData', 'x', { path });
      expect(document.cookie).toContain('userData');
      storeVisitParameters('');
      expect(document.cookie).not.toContain('userData');
    },
  );
});

describe('the reader’s token', () => {
  test('of the URL is stored for the tab', () => {
    expect(readReaderToken('?token=t1')).toBe('t1');
    expect(readReaderToken('')).toBe('t1');
  });

  test('is otherwise the messaging app’s cookie in its browser, and is removed when invalid', () => {
    Cookies.set('wxToken', 'w1');
    expect(readReaderToken('')).toBeUndefined();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    expect(readReaderToken('')).toBe('w1');
    removeReaderToken();
    expect(readReaderToken('')).toBeUndefined();
    expect(Cookies.get('wxToken')).toBeUndefined();
  });
});
