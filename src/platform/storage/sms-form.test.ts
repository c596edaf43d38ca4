import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dropSmsForm, keepSmsForm, lockSmsForm, readSmsForm, smsFormLock } from './sms-form.ts';

const empty = { phone: '', code: '', consented: false, lockedUntil: 0 };
beforeEach(() => sessionStorage.clear());

test('what is typed is kept field by field, until it is dropped', () => {
  expect(readSmsForm()).toEqual(empty);
  keepSmsForm({ phone: '138' });
  keepSmsForm({ consented: true });
  keepSmsForm({ code: '0123' });
  keepSmsForm({ lockedUntil: 7 });
  expect(readSmsForm()).toEqual({ phone: '138', code: '0123', consented: true, lockedUntil: 7 });
  dropSmsForm();
  expect(readSmsForm()).toEqual(empty);
});

test.each(['{', 'null', '7', '[]', '{"phone":1}', '{"phone":"1","code":"","consented":true}'])(
  'what is no form is none: %s',
  (text) => {
    sessionStorage.setItem('smsForm', text);
    expect(readSmsForm()).toEqual(empty);
  },
);

test('a lock stands for what is left of it, and one of a wrong clock does not', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(smsFormLock()).toBe(0);
  expect(lockSmsForm(60) - Date.now()).toBeGreaterThan(59_000);
  expect(smsFormLock()).toBe(60);
  keepSmsForm({ lockedUntil: Date.now() - 1 });
  expect(smsFormLock()).toBe(0);
  keepSmsForm({ lockedUntil: Date.now() + 30 * 86_400_000 });
  expect(smsFormLock()).toBe(0);
});
