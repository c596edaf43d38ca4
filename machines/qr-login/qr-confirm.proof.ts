import { defineProof, done, failed } from '../proof/proof.ts';
import { qrConfirmMachine } from './qr-confirm.machine.ts';

const asker = {
  browser: 'Chrome',
  system: 'Windows',
  network: '119.163.*.*',
  sameNetwork: false,
  askedAt: '2026-11-03 08:00:00',
};
const gone = { kind: 'over', reason: '二维码已失效' } as const;
const decided = { kind: 'decided' } as const;
const notSent = '没有成功，请检查网络后再试';
const found = done('scan', { kind: 'found', asker });
const confirm = 'confirm.requested';
const refuse = 'refuse.requested';
const retry = 'retry.requested';

export const qrConfirmProof = defineProof({
  name: 'qr-confirm',
  title: '扫码登录（手机）',
  machine: qrConfirmMachine,
  events: [confirm, refuse, retry],
  actorOutcomes: {
    scan: { done: [{ kind: 'found', asker }, gone], error: ['network'] },
    confirm: { done: [decided, gone], error: ['network'] },
    refuse: { done: [decided, gone], error: ['network'] },
  },
  invariants: {
    'nothing is decided of which the reader was not shown who asks': ({ to }) =>
      !(to.hasTag('asking') || to.matches('confirmed') || to.matches('refused')) ||
      to.context.asker !== undefined,
    'one decision is on its way at a time': ({ from, event, to }) =>
      !from.hasTag('busy') || !event.type.endsWith('.asked') || from.value === to.value,
    'what is decided stays decided': ({ from, to }) =>
      !(from.matches('confirmed') || from.matches('refused')) || from.value === to.value,
    'what is wrong is said while the reader decides, and never else': ({ to }) =>
      to.context.fault === '' || to.matches('deciding'),
    'a code that is over has a reason': ({ to }) => to.matches('over') === (to.context.reason !== ''),
  },
  expectations: {
    'who asks is asked for at once': { when: [], state: 'scanning', tags: [] },
    'nothing is confirmed unseen': { when: [confirm, refuse], state: 'scanning' },
    'the reader is shown who asks': {
      when: [found],
      state: 'deciding',
      tags: ['asking'],
      context: { asker },
    },
    'a code that is over is said': {
      when: [done('scan', gone)],
      state: 'over',
      tags: [],
      context: { reason: gone.reason },
    },
    'who asks could not be had': { when: [failed('scan', 'network')], state: 'failed', tags: [] },
    'and is asked for again': { when: [failed('scan', 'network'), retry], state: 'scanning' },
    'the reader confirms': { when: [found, confirm], state: 'confirming', tags: ['asking', 'busy'] },
    'and it is done': { when: [found, confirm, done('confirm', decided)], state: 'confirmed', tags: [] },
    'the reader refuses': { when: [found, refuse], state: 'refusing', tags: ['asking', 'busy'] },
    'and nobody is signed in': { when: [found, refuse, done('refuse', decided)], state: 'refused', tags: [] },
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
    'a confirmation that was not sent is said': {
      when: [found, confirm, failed('confirm', 'network')],
      state: 'deciding',
      context: { fault: notSent },
    },
    'and may be sent again': {
      when: [found, confirm, failed('confirm', 'network'), confirm],
      state: 'confirming',
      context: { fault: '' },
    },
    'a refusal that was not sent is said': {
      when: [found, refuse, failed('refuse', 'network')],
      state: 'deciding',
      context: { fault: notSent },
    },
    'and may be sent again as well': {
      when: [found, refuse, failed('refuse', 'network'), refuse],
      state: 'refusing',
      context: { fault: '' },
    },
  },
});
