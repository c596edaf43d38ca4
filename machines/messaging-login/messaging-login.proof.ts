import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { sameValue } from '../proof/same-value.ts';
import { messagingLoginMachine, type MessagingLoginEvent } from './messaging-login.machine.ts';

const redirectTimeoutMs = 20_000;

const attempt = { state: 's1', verifier: 'v1' };
const address = 'https://messaging.example/authorize';
const session = { token: 't', expiresAt: '2026-12-03 08:00:00' };
const newcomer = { ticket: 'b1', name: '王秀兰', until: 900_000 };
const late = { kind: 'refused', text: '微信授权已过期' } as const;

const asked = (consented = true): MessagingLoginEvent => ({ type: 'login.requested', consented });
const back = (
  change: { code?: undefined; state?: string; attempt?: undefined } = {},
): MessagingLoginEvent => ({
  type: 'reader.returned',
  code: 'c1',
  state: 's1',
  attempt,
  ...change,
});
const restored: MessagingLoginEvent = { type: 'newcomer.restored', newcomer };
const phoneBound: MessagingLoginEvent = { type: 'phone.bound', session };

const out = done('requestRedirect', { kind: 'ready', attempt, address });
const bound = done('checkBinding', { kind: 'bound', session });
const unbound = done('checkBinding', { kind: 'unbound', newcomer });

const keep = (who: typeof newcomer | undefined) => ({ type: 'saveNewcomer', params: { newcomer: who } });
const atLogin = (text: string) => ({ at: 'login', text }) as const;
const unexpected = atLogin('没有成功，请检查网络后再试');
const foreign = atLogin('这次微信登录不是从这个页面开始的，请重新点“微信登录”');
const nothingKept = { code: '', attempt: { state: '', verifier: '' } };

export const messagingLoginProof = defineProof({
  name: 'messaging-login',
  title: '微信登录',
  machine: messagingLoginMachine,
  events: [
    asked(),
    asked(false),
    'consent.changed',
    back(),
    back({ code: undefined }),
    back({ state: 's2' }),
    back({ attempt: undefined }),
    restored,
    phoneBound,
    'binding.left',
  ],
  actorOutcomes: {
    requestRedirect: { done: [{ kind: 'ready', attempt, address }, late], error: ['network'] },
    checkBinding: {
      done: [{ kind: 'bound', session }, { kind: 'unbound', newcomer }, late],
      error: ['network'],
    },
  },
  invariants: {
    'the reader is redirected only with an attempt that was saved before': ({ from, to, effects }) => {
      const types = effects.map(({ type }) => type);
      const leaves = from.matches('settingOut') && to.matches('leaving');
      return leaves ? types.join() === 'saveAttempt,leave' : !types.includes('leave');
    },
    'a return is consumed at once: nothing remains to be replayed': ({ from, event, effects }) =>
      event.type !== 'reader.returned' ||
      !from.matches('choosing') ||
      effects.some(({ type }) => type === 'deleteAttempt'),
    'a code is exchanged only with the state that this tab saved': ({ event, to, from }) =>
      from.matches('checking') || !to.matches('checking') || sameValue(event, back()),
    'a code is held only while it is exchanged': ({ to }) =>
      to.matches('checking') === (to.context.code !== ''),
    'a newcomer is known exactly while linking a phone': ({ from, to, effects }) =>
      to.matches('binding') === (to.context.newcomer !== undefined) &&
      (!from.matches('binding') ||
        to.matches('binding') ||
        effects.some((effect) => sameValue(effect, keep(undefined)))),
    'the reader signs in only with a linked account or a newly linked phone': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'enter') ===
      (to.matches('entered') && (from.matches('checking') || from.matches('binding'))),
    'a signed-in reader stays signed in': ({ from, to }) => !from.hasTag('entered') || to.hasTag('entered'),
    'no fault is shown while a request is in flight': ({ to }) =>
      !to.hasTag('busy') || to.context.fault === undefined,
  },
  equivalentMutants: {
    '* with showFault before deleteAttempt': equivalence.order,
    '* with clearFault before deleteAttempt': equivalence.order,
    '* with setReturn before clearFault': equivalence.order,
    '* with setNewcomer before clearFault': equivalence.order,
    '* with saveNewcomer before setNewcomer': equivalence.order,
  },
  expectations: {
    'the code is exchanged with what this tab saved': {
      when: [back()],
      state: 'checking',
      inputs: { checkBinding: { code: 'c1', attempt: { state: 's1', verifier: 'v1' } } },
    },
    'without consent nobody is redirected': {
      when: [asked(false)],
      state: 'choosing',
      context: { fault: { at: 'consent', text: '请先阅读并同意用户协议和隐私政策' } },
      effects: [],
    },
    'a fault disappears once it is corrected': {
      when: [asked(false), 'consent.changed'],
      state: 'choosing',
      context: { fault: undefined },
    },
    'with consent the gateway is asked for the redirect URL': {
      when: [asked(false), asked()],
      state: 'settingOut',
      tags: ['busy'],
      context: { fault: undefined },
      effects: [],
    },
    'the attempt is saved before the redirect': {
      when: [asked(), out],
      state: 'leaving',
      tags: ['busy'],
      effects: [
        { type: 'saveAttempt', params: { attempt } },
        { type: 'leave', params: { address } },
      ],
    },
    'a messaging app is waited for twenty seconds': {
      when: [asked(), out, after(redirectTimeoutMs - 1)],
      state: 'leaving',
    },
    'a messaging app that does not open is given up': {
      when: [asked(), out, after(redirectTimeoutMs)],
      state: 'choosing',
      context: { fault: atLogin('微信没有打开，请检查网络后再试') },
      effects: ['deleteAttempt'],
    },
    'a rejection by the gateway is shown with its reason': {
      when: [asked(), done('requestRedirect', late)],
      state: 'choosing',
      context: { fault: atLogin(late.text) },
      effects: [],
    },
    'a failed redirect can be retried': {
      when: [asked(), failed('requestRedirect', 'network'), asked()],
      state: 'settingOut',
    },
    'a failed redirect is shown': {
      when: [asked(), failed('requestRedirect', 'network')],
      state: 'choosing',
      context: { fault: unexpected },
    },
    'a return is exchanged with the saved attempt': {
      when: [back()],
      state: 'checking',
      tags: ['busy'],
      context: { code: 'c1', attempt, fault: undefined },
      effects: ['deleteAttempt'],
    },
    'a second return after a failure starts without old faults': {
      when: [back({ code: undefined }), back()],
      state: 'checking',
      context: { fault: undefined },
    },
    'a reader who declined can retry or use the phone': {
      when: [back({ code: undefined })],
      state: 'choosing',
      context: { fault: atLogin('您没有同意授权。可以再试一次，或用手机号登录'), ...nothingKept },
      effects: ['deleteAttempt'],
    },
    'a state that this tab did not save is rejected': {
      when: [back({ state: 's2' })],
      state: 'choosing',
      context: { fault: foreign, ...nothingKept },
      effects: ['deleteAttempt'],
    },
    'a return without a saved attempt is rejected': {
      when: [back({ attempt: undefined })],
      state: 'choosing',
      context: { fault: foreign, ...nothingKept },
      effects: ['deleteAttempt'],
    },
    'a linked account signs in': {
      when: [back(), bound],
      state: 'entered',
      tags: ['busy', 'entered'],
      context: nothingKept,
      effects: [{ type: 'enter', params: { session } }],
    },
    'an account that is not linked links a phone': {
      when: [back(), unbound],
      state: 'binding',
      tags: ['binding'],
      context: { newcomer, ...nothingKept },
      effects: [keep(newcomer)],
    },
    'an expired code is reported': {
      when: [back(), done('checkBinding', late)],
      state: 'choosing',
      context: { fault: atLogin(late.text), ...nothingKept },
      effects: [],
    },
    'an unanswered exchange is reported': {
      when: [back(), failed('checkBinding', 'network')],
      state: 'choosing',
      context: { fault: unexpected, ...nothingKept },
      effects: [],
    },
    'old faults are not shown over the form': {
      when: [asked(false), restored],
      state: 'binding',
      context: { fault: undefined },
    },
    'a reader who looked up the code in another app continues linking': {
      when: [restored],
      state: 'binding',
      tags: ['binding'],
      context: { newcomer },
      effects: [],
    },
    'a linked phone signs in': {
      when: [restored, phoneBound],
      state: 'entered',
      tags: ['busy', 'entered'],
      context: { newcomer: undefined },
      effects: [keep(undefined), { type: 'enter', params: { session } }],
    },
    'linking can be cancelled': {
      when: [back(), unbound, 'binding.left'],
      state: 'choosing',
      context: { newcomer: undefined },
      effects: [keep(undefined)],
    },
  },
});
