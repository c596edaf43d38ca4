import { defineProof, done, failed } from '../proof/proof.ts';
import { qrConfirmMachine } from './qr-confirm.machine.ts';

const requester = {
  browser: 'Chrome',
  system: 'Windows',
  network: '119.163.*.*',
  sameNetwork: false,
  askedAt: '2026-11-03 08:00:00',
};
const gone = { kind: 'over', reason: '二维码已失效' } as const;
const decided = { kind: 'decided' } as const;
const notSent = '没有成功，请检查网络后再试';
const found = done('scan', { kind: 'found', requester });
const confirm = 'confirm.requested';
const refuse = 'refuse.requested';
const retry = 'retry.requested';

export const qrConfirmProof = defineProof({
  name: 'qr-confirm',
  title: '扫码登录（手机）',
  machine: qrConfirmMachine,
  events: [confirm, refuse, retry],
  actorOutcomes: {
    scan: { done: [{ kind: 'found', requester }, gone], error: ['network'] },
    confirm: { done: [decided, gone], error: ['network'] },
    refuse: { done: [decided, gone], error: ['network'] },
  },
  invariants: {
    'nothing is decided before the requester is shown': ({ to }) =>
      !(to.hasTag('deciding') || to.matches('confirmed') || to.matches('refused')) ||
      to.context.requester !== undefined,
    'one decision is in flight at a time': ({ from, event, to }) =>
      !from.hasTag('busy') || !event.type.endsWith('.asked') || from.value === to.value,
    'a decision is final': ({ from, to }) =>
      !(from.matches('confirmed') || from.matches('refused')) || from.value === to.value,
    'a fault is shown only while the reader decides': ({ to }) =>
      to.context.fault === '' || to.matches('deciding'),
    'an ended code has a reason': ({ to }) => to.matches('over') === (to.context.reason !== ''),
  },
  expectations: {
    'the requester is loaded at once': { when: [], state: 'scanning', tags: [] },
    'nothing can be confirmed before that': { when: [confirm, refuse], state: 'scanning' },
    'the requester is shown': {
      when: [found],
      state: 'deciding',
      tags: ['deciding'],
      context: { requester },
    },
    'an ended code is reported': {
      when: [done('scan', gone)],
      state: 'over',
      tags: [],
      context: { reason: gone.reason },
    },
    'the requester fails to load': { when: [failed('scan', 'network')], state: 'failed', tags: [] },
    'loading the requester can be retried': { when: [failed('scan', 'network'), retry], state: 'scanning' },
    'the reader confirms': { when: [found, confirm], state: 'confirming', tags: ['deciding', 'busy'] },
    'a confirmation succeeds': {
      when: [found, confirm, done('confirm', decided)],
      state: 'confirmed',
      tags: [],
    },
    'the reader refuses': { when: [found, refuse], state: 'refusing', tags: ['deciding', 'busy'] },
    'a refusal signs nobody in': {
      when: [found, refuse, done('refuse', decided)],
      state: 'refused',
      tags: [],
    },
    'a code that ended meanwhile is not confirmed': {
      when: [found, confirm, done('confirm', gone)],
      state: 'over',
      context: { reason: gone.reason },
    },
    'nor refused': {
      when: [found, refuse, done('refuse', gone)],
      state: 'over',
      context: { reason: gone.reason },
    },
    'a confirmation that failed to send is shown': {
      when: [found, confirm, failed('confirm', 'network')],
      state: 'deciding',
      context: { fault: notSent },
    },
    'a confirmation can be sent again': {
      when: [found, confirm, failed('confirm', 'network'), confirm],
      state: 'confirming',
      context: { fault: '' },
    },
    'a refusal that failed to send is shown': {
      when: [found, refuse, failed('refuse', 'network')],
      state: 'deciding',
      context: { fault: notSent },
    },
    'a refusal can be sent again': {
      when: [found, refuse, failed('refuse', 'network'), refuse],
      state: 'refusing',
      context: { fault: '' },
    },
  },
});
