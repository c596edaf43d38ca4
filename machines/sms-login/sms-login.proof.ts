import { after, defineProof, done, failed } from '../proof/proof.ts';
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

const focus = (place: string) => ({ type: 'goTo', params: { place } });

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
    'a code is asked for only while no lock stands': ({ from, to }) =>
      from.matches({ form: 'sendingCode' }) ||
      !to.matches({ form: 'sendingCode' }) ||
      from.matches({ lock: 'free' }),
    'the lock stands exactly while there are seconds of it': ({ to }) =>
      to.hasTag('locked') === to.context.lockSeconds > 0,
    'whoever is in stays in': ({ from, to }) => !from.hasTag('entered') || to.hasTag('entered'),
    'the reader enters when the gateway says so, and never else': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'enter') === (from.hasTag('signing-in') && to.hasTag('entered')),
    'nothing is wrong while something is on its way': ({ to }) =>
      (!to.hasTag('sending-code') && !to.hasTag('signing-in')) || Object.keys(to.context.faults).length === 0,
  },
  expectations: {
    'a code goes to the phone that was typed': {
      when: [codeAsked()],
      state: { form: 'sendingCode', lock: 'free' },
      tags: ['sending-code'],
      context: { phone, faults: {}, checkId: undefined },
    },
    'what is no phone is said at its field': {
      when: [codeAsked('123')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { phone: '手机号应为 11 位数字，请检查' } },
      effects: [focus('phone')],
    },
    'a code that was sent locks for a minute, and the reader goes on with it': {
      when: [codeAsked(), done('sendCode', sent)],
      state: { form: 'filling', lock: 'locked' },
      tags: ['locked'],
      effects: [focus('code'), { type: 'keepLock', params: { seconds: 60 } }],
    },
    'nothing is sent while the lock stands': {
      when: [codeAsked(), done('sendCode', sent), after(59_999), codeAsked()],
      state: { form: 'filling', lock: 'locked' },
      context: { faults: {} },
      effects: [],
    },
    'after a minute another code may be asked for': {
      when: [codeAsked(), done('sendCode', sent), after(60_000), codeAsked('13900139000')],
      state: { form: 'sendingCode', lock: 'free' },
      context: { phone: '13900139000', lockSeconds: 0 },
    },
    'a lock that an earlier view began stands after a reload, for what is left of it': {
      when: [restored, after(29_999), codeAsked()],
      state: { form: 'filling', lock: 'locked' },
    },
    'a lock of an earlier view ends like any other': {
      when: [restored, after(30_000), codeAsked()],
      state: { form: 'sendingCode', lock: 'free' },
    },
    'a lock that stands is not begun anew': {
      when: [codeAsked(), done('sendCode', sent), restored],
      state: { form: 'filling', lock: 'locked' },
      context: { lockSeconds: 60 },
      effects: [],
    },
    'a lock of an earlier view is kept like any other': {
      when: [restored],
      state: { form: 'filling', lock: 'locked' },
      effects: [{ type: 'keepLock', params: { seconds: 30 } }],
    },
    'a human check stands between, and its id goes along': {
      when: [codeAsked(), done('sendCode', checkNeeded), passed],
      state: { form: 'sendingCode', lock: 'free' },
      context: { phone, checkId: 'c1' },
    },
    'a human check shows': {
      when: [codeAsked(), done('sendCode', checkNeeded)],
      state: { form: 'checking', lock: 'free' },
      tags: ['checking'],
      effects: [],
    },
    'a human check may be let be': {
      when: [codeAsked(), done('sendCode', checkNeeded), 'check.dismissed'],
      state: { form: 'filling', lock: 'free' },
      effects: [],
    },
    'a check that was passed for one code is not sent with the next': {
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
    'who must wait sees for how long': {
      when: [codeAsked(), done('sendCode', wait)],
      state: { form: 'filling', lock: 'locked' },
      context: { lockSeconds: 40, faults: { form: '太频繁了' } },
      effects: [focus('form'), { type: 'keepLock', params: { seconds: 40 } }],
    },
    'a phone that the gateway refuses is said at its field, without a lock': {
      when: [codeAsked(), done('sendCode', wrongPhone)],
      state: { form: 'filling', lock: 'free' },
      context: { lockSeconds: 0, faults: { phone: '手机号不对' } },
      effects: [focus('phone')],
    },
    'a code that could not be asked for is said, and may be asked for again': {
      when: [codeAsked(), failed('sendCode', 'network')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { form: '没有成功，请检查网络后再试' } },
      effects: [],
    },
    'everything that is missing is said at once, and the reader goes to the first': {
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
    'without consent nobody signs in': {
      when: [loginAsked({ consented: false })],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { consent: '请先阅读并同意用户协议和隐私政策' } },
      effects: [focus('consent')],
    },
    'what was wrong is not shown any more once its field changes': {
      when: [
        loginAsked({ phone: '', code: '12', consented: false }),
        { type: 'field.changed', place: 'phone' },
      ],
      state: { form: 'filling', lock: 'free' },
      context: {
        faults: { code: '验证码是 6 位数字，请检查', consent: '请先阅读并同意用户协议和隐私政策' },
      },
    },
    'what no field can mend goes with any change': {
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
    'faults of before go when a code is asked for': {
      when: [loginAsked({ code: '' }), codeAsked()],
      context: { faults: {} },
    },
    'the reader enters with the token that was given': {
      when: [loginAsked(), done('signIn', signedIn)],
      state: { form: 'entered', lock: 'free' },
      tags: ['entered'],
      effects: [{ type: 'enter', params: { session } }],
    },
    'a wrong code is said at its field': {
      when: [loginAsked(), done('signIn', wrongCode)],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { code: '验证码不对' } },
      effects: [focus('code')],
    },
    'signing in that failed is said, and may be tried again': {
      when: [loginAsked(), failed('signIn', 'network')],
      state: { form: 'filling', lock: 'free' },
      context: { faults: { form: '没有成功，请检查网络后再试' } },
      effects: [],
    },
    'nothing is asked for while the reader is signing in': {
      when: [loginAsked(), codeAsked()],
      state: { form: 'signingIn', lock: 'free' },
    },
  },
});
