import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { smsLoginMachine, type SmsLoginEvent } from './sms-login.machine.ts';

const phone = '13800138000';
const codeAsked = (of = phone): SmsLoginEvent => ({ type: 'code.requested', phone: of });
const loginAsked = (filled: { phone?: string; code?: string; consented?: boolean } = {}): SmsLoginEvent => ({
  type: 'login.requested',
  phone,
  code: '123456',
  consented: true,
  ...filled,
});
const sent = { kind: 'sent', seconds: 60 } as const;
const checkNeeded = { kind: 'check-needed' } as const;
const wait = { kind: 'refused', at: 'form', text: '太频繁了', seconds: 40 } as const;
const wrongPhone = { kind: 'refused', at: 'phone', text: '手机号不对' } as const;
const session = { token: 't', expiresAt: '2026-12-03 08:00:00' };
const signedIn = { kind: 'signed-in', session } as const;
const wrongCode = { kind: 'refused', at: 'code', text: '验证码不对' } as const;
const passed: SmsLoginEvent = { type: 'check.passed', checkId: 'c1' };

const restored: SmsLoginEvent = { type: 'lock.restored', seconds: 30 };

const focus = (place: string) => ({ type: 'focusField', params: { place } });

export const smsLoginProof = defineProof({
  name: 'sms-login',
  title: '短信登录',
  machine: smsLoginMachine,
  events: [
    codeAsked(),
    codeAsked('123'),
    passed,
    'check.dismissed',
    loginAsked(),
    loginAsked({ phone: '', code: '12', consented: false }),
    { type: 'field.changed', place: 'phone' },
    { type: 'field.changed', place: 'code' },
    restored,
  ],
  actorOutcomes: {
    sendCode: { done: [sent, checkNeeded, wait, wrongPhone], error: ['network'] },
    signIn: { done: [signedIn, wrongCode], error: ['network'] },
  },
  invariants: {
    'a code is requested only without a resend lock': ({ from, to }) =>
      from.matches({ form: 'sendingCode' }) ||
      !to.matches({ form: 'sendingCode' }) ||
      from.matches({ lock: 'free' }),
    'the lock is active exactly while it has seconds': ({ to }) =>
      to.hasTag('locked') === to.context.lockSeconds > 0,
    'a signed-in reader stays signed in': ({ from, to }) => !from.hasTag('entered') || to.hasTag('entered'),
    'the reader signs in only with a token from the gateway': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'enter') === (from.hasTag('signing-in') && to.hasTag('entered')),
    'no fault is shown while a request is in flight': ({ to }) =>
      (!to.hasTag('sending-code') && !to.hasTag('signing-in')) || Object.keys(to.context.faults).length === 0,
  },
  equivalentMutants: {
    '* with setPhone before clearFaults': equivalence.order,
    '* with setForm before clearFaults': equivalence.order,
    '* with focusField before showFaults': equivalence.order,
    '* with focusField before lock': equivalence.order,
    '* with showFaults before lock': equivalence.order,
  },
  expectations: {
    'the phone and the code that were entered are sent': {
      when: [loginAsked()],
      state: { form: 'signingIn', lock: 'free' },
      inputs: { signIn: { phone: '13800138000', code: '123456' } },
    },
    'a code is sent to the entered phone': {
      inputs: { sendCode: { phone } },
      when: [codeAsked()],
      state: { form: 'sendingCode', lock: 'free' },
      tags: ['sending-code'],
      context: { phone, faults: {}, checkId: undefined },
    },
    'an invalid phone is a fault at its field': {
      when: [codeAsked('123')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { phone: '手机号应为 11 位数字，请检查' } },
      effects: [focus('phone')],
    },
    'a sent code locks resending for a minute and focuses the code field': {
      when: [codeAsked(), done('sendCode', sent)],
      state: { form: 'filling', lock: 'locked' },
      tags: ['locked'],
      effects: [focus('code'), { type: 'saveLock', params: { seconds: 60 } }],
    },
    'nothing is sent during the lock': {
      when: [codeAsked(), done('sendCode', sent), after(59_999), codeAsked()],
      state: { form: 'filling', lock: 'locked' },
      context: { faults: {} },
      effects: [],
    },
    'after a minute another code can be requested': {
      when: [codeAsked(), done('sendCode', sent), after(60_000), codeAsked('13900139000')],
      state: { form: 'sendingCode', lock: 'free' },
      context: { phone: '13900139000', lockSeconds: 0 },
    },
    'a lock from an earlier visit is restored with its remaining time': {
      when: [restored, after(29_999), codeAsked()],
      state: { form: 'filling', lock: 'locked' },
    },
    'a restored lock ends like any other': {
      when: [restored, after(30_000), codeAsked()],
      state: { form: 'sendingCode', lock: 'free' },
    },
    'an active lock is not restarted': {
      when: [codeAsked(), done('sendCode', sent), restored],
      state: { form: 'filling', lock: 'locked' },
      context: { lockSeconds: 60 },
      effects: [],
    },
    'a restored lock is saved like any other': {
      when: [restored],
      state: { form: 'filling', lock: 'locked' },
      effects: [{ type: 'saveLock', params: { seconds: 30 } }],
    },
    'a passed captcha sends its id along': {
      inputs: { sendCode: { phone, checkId: 'c1' } },
      when: [codeAsked(), done('sendCode', checkNeeded), passed],
      state: { form: 'sendingCode', lock: 'free' },
      context: { phone, checkId: 'c1' },
    },
    'a captcha is shown': {
      when: [codeAsked(), done('sendCode', checkNeeded)],
      state: { form: 'checking', lock: 'free' },
      tags: ['checking'],
      effects: [],
    },
    'a captcha can be cancelled': {
      when: [codeAsked(), done('sendCode', checkNeeded), 'check.dismissed'],
      state: { form: 'filling', lock: 'free' },
      effects: [],
    },
    'a captcha passed for one code is not sent with the next': {
      when: [
        codeAsked(),
        done('sendCode', checkNeeded),
        passed,
        done('sendCode', sent),
        after(60_000),
        codeAsked(),
      ],
      state: { form: 'sendingCode', lock: 'free' },
      context: { checkId: undefined },
    },
    'a rate limit shows the remaining time': {
      when: [codeAsked(), done('sendCode', wait)],
      state: { form: 'filling', lock: 'locked' },
      context: { lockSeconds: 40, faults: { form: '太频繁了' } },
      effects: [focus('form'), { type: 'saveLock', params: { seconds: 40 } }],
    },
    'a phone that the gateway rejects is a fault at its field, without a lock': {
      when: [codeAsked(), done('sendCode', wrongPhone)],
      state: { form: 'filling', lock: 'free' },
      context: { lockSeconds: 0, faults: { phone: '手机号不对' } },
      effects: [focus('phone')],
    },
    'a failed code request is reported and can be repeated': {
      when: [codeAsked(), failed('sendCode', 'network')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { form: '没有成功，请检查网络后再试' } },
      effects: [],
    },
    'all missing fields are reported at once, and the first gets the focus': {
      when: [loginAsked({ phone: '', code: '', consented: false })],
      state: { form: 'filling', lock: 'free' },
      context: {
        faults: {
          phone: '请先填写手机号',
          code: '请填写短信里的验证码',
          consent: '请先阅读并同意用户协议和隐私政策',
        },
      },
      effects: [focus('phone')],
    },
    'signing in requires consent': {
      when: [loginAsked({ consented: false })],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { consent: '请先阅读并同意用户协议和隐私政策' } },
      effects: [focus('consent')],
    },
    'a fault disappears once its field changes': {
      when: [
        loginAsked({ phone: '', code: '12', consented: false }),
        { type: 'field.changed', place: 'phone' },
      ],
      state: { form: 'filling', lock: 'free' },
      context: {
        faults: { code: '验证码是 6 位数字，请检查', consent: '请先阅读并同意用户协议和隐私政策' },
      },
    },
    'a fault of the whole form disappears with any change': {
      when: [codeAsked(), failed('sendCode', 'network'), { type: 'field.changed', place: 'code' }],
      context: { faults: {} },
    },
    'a complete form signs in': {
      when: [loginAsked({ phone: '', code: '12' }), loginAsked()],
      state: { form: 'signingIn', lock: 'free' },
      tags: ['signing-in'],
      context: { phone, code: '123456', faults: {} },
      effects: [],
    },
    'old faults disappear when a code is requested': {
      when: [loginAsked({ code: '' }), codeAsked()],
      context: { faults: {} },
    },
    'the reader signs in with the returned token': {
      when: [loginAsked(), done('signIn', signedIn)],
      state: { form: 'entered', lock: 'free' },
      tags: ['entered'],
      effects: [{ type: 'enter', params: { session } }],
    },
    'a wrong code is a fault at its field': {
      when: [loginAsked(), done('signIn', wrongCode)],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { code: '验证码不对' } },
      effects: [focus('code')],
    },
    'a failed sign-in is reported and can be repeated': {
      when: [loginAsked(), failed('signIn', 'network')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { form: '没有成功，请检查网络后再试' } },
      effects: [],
    },
    'no code is requested during sign-in': {
      when: [loginAsked(), codeAsked()],
      state: { form: 'signingIn', lock: 'free' },
    },
  },
});
