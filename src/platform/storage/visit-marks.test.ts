import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetReaderToken, readReaderToken } from './reader-token.ts';
import { leaveVisitMarks } from './visit-marks.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const name of ['isnew', 'userData', 'wxToken']) Cookies.remove(name);
});

describe('after a navigation', () => {
  test('openid and cardId of the address are in session storage and isnew is in its cookie', () => {
    leaveVisitMarks('?openid=o1&cardId=c1&isnew=1&x=2');
    expect([sessionStorage.getItem('openid'), sessionStorage.getItem('cardId')]).toEqual(['o1', 'c1']);
    expect(Cookies.get('isnew')).toBe('1');
  });

  test('what an earlier address brought stays when this one brings nothing', () => {
    leaveVisitMarks('?openid=o1');
    leaveVisitMarks('');
    expect(sessionStorage.getItem('openid')).toBe('o1');
  });

  test('the cookie userData is gone every time', () => {
    Cookies.set('userData', 'x');
    leaveVisitMarks('');
    expect(Cookies.get('userData')).toBeUndefined();
  });
});

describe('the reader’s token', () => {
  test('of the address is kept for the tab', () => {
    expect(readReaderToken('?token=t1')).toBe('t1');
    expect(readReaderToken('')).toBe('t1');
  });

  test('is in the messaging app its cookie otherwise, and is removed when it is dead', () => {
    Cookies.set('wxToken', 'w1');
    expect(readReaderToken('')).toBeUndefined();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    expect(readReaderToken('')).toBe('w1');
    forgetReaderToken();
    expect(readReaderToken('')).toBeUndefined();
    expect(Cookies.get('wxToken')).toBeUndefined();
  });
});
