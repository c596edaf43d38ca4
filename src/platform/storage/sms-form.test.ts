import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { removeSmsForm, storeSmsForm, lockSmsResend, readSmsForm, smsResendLock } from './sms-form.ts';

const empty = { phone: '', code: '', consented: false, lockedUntil: 0 };
beforeEach(() => sessionStorage.clear());

test('stores each field as it is typed, until it is removed', () => {
  expect(readSmsForm()).toEqual(empty);
  storeSmsForm({ phone: '138' });
  storeSmsForm({ consented: true });
  storeSmsForm({ code: '0123' });
  storeSmsForm({ lockedUntil: 7 });
  expect(readSmsForm()).toEqual({ phone: '138', code: '0123', consented: true, lockedUntil: 7 });
  removeSmsForm();
  expect(readSmsForm()).toEqual(empty);
});

test.each(['{', 'null', '7', '[]', '{"phone":1}', '{"phone":"1","code":"","consented":true}'])(
  'what is no form is none: %s',
  (text) => {
    sessionStorage.setItem('smsForm', text);
    expect(readSmsForm()).toEqual(empty);
  },
);

test('a resend lock lasts for its remaining time; one caused by a wrong clock is ignored', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(smsResendLock()).toBe(0);
  expect(lockSmsResend(60) - Date.now()).toBeGreaterThan(59_000);
  expect(smsResendLock()).toBe(60);
  storeSmsForm({ lockedUntil: Date.now() - 1 });
  expect(smsResendLock()).toBe(0);
  storeSmsForm({ lockedUntil: Date.now() + 30 * 86_400_000 });
  expect(smsResendLock()).toBe(0);
});
