import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  removeLoginAttempt,
  removePhoneBinding,
  storeLoginAttempt,
  storePhoneBinding,
  leaveForMessagingApp,
  readLoginAttempt,
  readPhoneBinding,
} from './messaging-login.ts';

const attempt = { state: 's', verifier: 'v', returnTo: '/general/1001' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an attempt is stored for the tab until it is removed', () => {
  expect(readLoginAttempt()).toBeUndefined();
  storeLoginAttempt(attempt);
  expect(readLoginAttempt()).toEqual(attempt);
  removeLoginAttempt();
  expect(readLoginAttempt()).toBeUndefined();
});

test('a reader who is binding a phone is stored until the ticket expires', () => {
  const newcomer = { ticket: 't', name: '王秀兰', until: Date.now() + 60_000 };
  storePhoneBinding(newcomer);
  expect(readPhoneBinding()).toEqual(newcomer);
  vi.spyOn(Date, 'now').mockReturnValue(newcomer.until);
  expect(readPhoneBinding()).toBeUndefined();
  removePhoneBinding();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '[]', 'null', '{"state":"s"}', '{"ticket":1,"name":"","until":9e15}'])(
  'an invalid stored value such as %s is ignored',
  (text) => {
    sessionStorage.setItem('messagingAttempt', text);
    sessionStorage.setItem('messagingNewcomer', text);
    expect([readLoginAttempt(), readPhoneBinding()]).toEqual([undefined, undefined]);
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'weixin://open'])('%s is not opened', (address) => {
  expect(() => leaveForMessagingApp(address)).toThrow('no web address');
});
