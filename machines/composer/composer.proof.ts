import type { Delivery } from '../outbox/delivery.ts';
import { defineProof, done, failed } from '../proof/proof.ts';
import { composerMachine, longestComment } from './composer.machine.ts';

const type = (text: string) => ({ type: 'text.changed', text }) as const;
const ask = (clientId: string, isOnline = true) => ({ type: 'send.requested', clientId, isOnline }) as const;
const deliveries = {
  sent: { kind: 'sent' },
  unreached: { kind: 'unreached', reason: '网络断开了' },
  tokenDead: { kind: 'token-dead', reason: '登录已失效' },
  tooFast: { kind: 'too-fast', reason: '太快了，3秒后再试', retryAfter: 3 },
  refused: { kind: 'refused', reason: '这篇文章不能评论' },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, Delivery>;
const ends = (delivery: Delivery) => done('send', delivery);
const lost = failed('send', 'no such file');

const good = type('好文章');
const long = type('字'.repeat(longestComment + 1));
const sending = [good, ask('a')] as const;
const keep = (waitsFor: string, clientId = 'a') => ({
  type: 'keepForLater',
  params: { text: '好文章', clientId, waitsFor },
});
const draft = (text: string) => ({ type: 'keepDraft', params: { text } });

export const composerProof = defineProof({
  name: 'composer',
  title: '写评论',
  machine: composerMachine,
  events: [good, type('很好'), type(' \n'), long, ask('a'), ask('b', false)],
  actorOutcomes: { send: { done: Object.values(deliveries), error: ['no such file'] } },
  invariants: {
    'only some words, and not too many, may be sent': ({ to }) =>
      !(to.matches('sending') || to.hasTag('may-send')) ||
      (to.context.text.trim() !== '' && Array.from(to.context.text).length <= longestComment),
    'the words stay whatever becomes of them': ({ from, event, to }) =>
      event.type === 'text.changed' || to.context.text === from.context.text,
    'the same words keep their id, others get a new one': ({ from, event, to }) =>
      to.context.clientId ===
      (event.type === 'text.changed' && to !== from && !from.matches('sending')
        ? undefined
        : (from.context.clientId ?? to.context.clientId)),
    'it says why exactly while it has failed': ({ to }) => to.hasTag('failed') === (to.context.reason !== ''),
    'a draft goes only when its words are sent or kept for later': ({ to, effects }) =>
      !effects.some((effect) => effect.type === 'dropDraft') || to.matches('sent') || to.matches('kept'),
  },
  expectations: {
    'an empty field has nothing to send': { when: [], state: 'blank', tags: [] },
    'nothing cannot be sent': { when: [ask('a')], state: 'blank' },
    'words may be sent, and are a draft': {
      when: [good],
      state: 'typing',
      tags: ['may-send'],
      effects: [draft('好文章')],
    },
    'words may be changed': { when: [good, type('很好')], state: 'typing', context: { text: '很好' } },
    'blanks are no words': { when: [type(' \n')], state: 'blank', tags: [] },
    'words that are taken back leave nothing to send': {
      when: [good, type(' \n')],
      state: 'blank',
      effects: [draft(' \n')],
    },
    'the 501st character is one too many': { when: [long], state: 'tooLong', tags: [] },
    'five hundred characters may be sent': { when: [type('字'.repeat(longestComment))], state: 'typing' },
    'too many words cannot be sent': { when: [long, ask('a')], state: 'tooLong' },
    'words may grow too long': { when: [good, long], state: 'tooLong' },
    'too many words may be cut': { when: [long, good], state: 'typing' },
    'too many words may be taken back': { when: [long, type(' \n')], state: 'blank' },
    'more of too many are still too many': { when: [long, type('字'.repeat(700))], state: 'tooLong' },
    'what is sent is on its way': { when: sending, state: 'sending', tags: ['sending'] },
    'words on their way hold still': {
      when: [...sending, type('很好'), ask('b')],
      state: 'sending',
      context: { text: '好文章', clientId: 'a' },
    },
    'what is sent is no draft any more': {
      when: [...sending, ends(deliveries.sent)],
      state: 'sent',
      effects: ['dropDraft', 'tellSent'],
    },
    'without a network nothing is tried, and all is kept': {
      when: [good, ask('a', false)],
      state: 'kept',
      effects: [keep('network'), 'dropDraft'],
    },
    'what nobody answered is kept': {
      when: [...sending, ends(deliveries.unreached)],
      state: 'kept',
      effects: [keep('network'), 'dropDraft'],
    },
    'what a dead token sent is kept until somebody signs in': {
      when: [...sending, ends(deliveries.tokenDead)],
      state: 'kept',
      effects: [keep('sign-in'), 'dropDraft'],
    },
    'too much haste is told': {
      when: [...sending, ends(deliveries.tooFast)],
      state: { failed: 'tooFast' },
      tags: ['may-send', 'failed'],
      context: { reason: '太快了，3秒后再试' },
    },
    'a refusal is told': {
      when: [...sending, ends(deliveries.refused)],
      state: { failed: 'refused' },
      context: { reason: '这篇文章不能评论' },
    },
    'a broken gateway is told': {
      when: [...sending, ends(deliveries.broken)],
      state: { failed: 'broken' },
      context: { reason: '没有成功' },
    },
    'code that cannot be had is told': {
      when: [...sending, lost],
      state: { failed: 'broken' },
      context: { reason: '没有成功，请稍后再试' },
    },
    'the same words are sent again under their id': {
      when: [...sending, ends(deliveries.broken), ask('b')],
      state: 'sending',
      context: { clientId: 'a', reason: '' },
    },
    'other words are another act': {
      when: [...sending, ends(deliveries.refused), type('很好')],
      state: 'typing',
      context: { clientId: undefined, reason: '' },
    },
    'after a failure all words may be taken back': {
      when: [...sending, ends(deliveries.broken), type(' \n')],
      state: 'blank',
    },
    'after a failure words may grow too long': {
      when: [...sending, ends(deliveries.tooFast), long],
      state: 'tooLong',
    },
    'what failed and then lost the network is kept under its id': {
      when: [...sending, ends(deliveries.broken), ask('b', false)],
      state: 'kept',
      effects: [keep('network'), 'dropDraft'],
    },
  },
});
