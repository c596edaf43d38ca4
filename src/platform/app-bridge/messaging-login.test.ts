import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropMessagingAttempt,
  dropMessagingNewcomer,
  keepMessagingAttempt,
  keepMessagingNewcomer,
  leaveForMessagingApp,
  readMessagingAttempt,
  readMessagingNewcomer,
} from './messaging-login.ts';

const attempt = { state: 's', verifier: 'v', returnTo: '/general/1001' };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an attempt is kept for the tab until it is dropped', () => {
  expect(readMessagingAttempt()).toBeUndefined();
  keepMessagingAttempt(attempt);
  expect(readMessagingAttempt()).toEqual(attempt);
  dropMessagingAttempt();
  expect(readMessagingAttempt()).toBeUndefined();
});

test('who binds a phone is kept until their ticket is too old', () => {
  const newcomer = { ticket: 't', name: '王秀兰', until: Date.now() + 60_000 };
  keepMessagingNewcomer(newcomer);
  expect(readMessagingNewcomer()).toEqual(newcomer);
  vi.spyOn(Date, 'now').mockReturnValue(newcomer.until);
  expect(readMessagingNewcomer()).toBeUndefined();
  dropMessagingNewcomer();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '[]', 'null', '{"state":"s"}', '{"ticket":1,"name":"","until":9e15}'])(
  'what somebody else left there, such as %s, is none of ours',
  (text) => {
    sessionStorage.setItem('messagingAttempt', text);
    sessionStorage.setItem('messagingNewcomer', text);
    expect([readMessagingAttempt(), readMessagingNewcomer()]).toEqual([undefined, undefined]);
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'weixin://open'])('%s leads nowhere', (address) => {
  expect(() => leaveForMessagingApp(address)).toThrow('no web address');
});
