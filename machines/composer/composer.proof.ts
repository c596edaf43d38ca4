import type { Delivery } from '../outbox/delivery.ts';
import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { composerMachine } from './composer.machine.ts';

/** characters, per the contract */
const maxCommentLength = 500;

const type = (text: string) => ({ type: 'text.changed', text }) as const;
const ask = (clientId: string, isOnline = true) => ({ type: 'send.requested', clientId, isOnline }) as const;
const deliveries = {
  sent: { kind: 'sent' },
  unreached: { kind: 'unreached', reason: '网络断开了' },
  tokenDead: { kind: 'token-dead', reason: '登录已失效' },
  tooFast: { kind: 'too-fast', reason: '太快了，3 秒后再试', retryAfter: 3 },
  refused: { kind: 'refused', reason: '这篇文章不能评论' },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, Delivery>;
const ends = (delivery: Delivery) => done('send', delivery);
const lost = failed('send', 'no such file');

const good = type('好文章');
const long = type('字'.repeat(maxCommentLength + 1));
const sending = [good, ask('a')] as const;
const keep = (waitsFor: string, clientId = 'a') => ({
  type: 'enqueue',
  params: { text: '好文章', clientId, waitsFor },
});
const draft = (text: string) => ({ type: 'saveDraft', params: { text } });

const before = {
  'an empty field': [],
  'a text': [good],
  'a text that is too long': [long],
  'a text that failed': [...sending, ends(deliveries.broken)],
} as const;
/** Whatever the text was, its change is kept. */
const changes = Object.fromEntries(
  Object.entries(before).flatMap(([name, when]) =>
    [' \n\n', '很好', '字'.repeat(maxCommentLength + 2)].map((text) => [
      `${name} changed to ${text.length} characters is a draft`,
      { when: [...when, type(text)], context: { text }, effects: [draft(text)] },
    ]),
  ),
);

export const composerProof = defineProof({
  name: 'composer',
  title: '写评论',
  machine: composerMachine,
  events: [good, type('很好'), type(' \n'), long, ask('a'), ask('b', false)],
  actorOutcomes: { send: { done: Object.values(deliveries), error: ['no such file'] } },
  invariants: {
    'only a text within the limits may be sent': ({ to }) =>
      !(to.matches('sending') || to.hasTag('may-send')) ||
      (to.context.text.trim() !== '' && Array.from(to.context.text).length <= maxCommentLength),
    'the text stays in every outcome': ({ from, event, to }) =>
      event.type === 'text.changed' || to.context.text === from.context.text,
    'the same text keeps its id, another gets a new one': ({ from, event, to }) =>
      to.context.clientId ===
      (event.type === 'text.changed' && to !== from && !from.matches('sending')
        ? undefined
        : (from.context.clientId ?? to.context.clientId)),
    'a reason is set exactly while sending has failed': ({ to }) =>
      to.hasTag('failed') === (to.context.reason !== ''),
    'a draft is removed only when its text is sent or queued': ({ to, effects }) =>
      !effects.some((effect) => effect.type === 'deleteDraft') || to.matches('sent') || to.matches('queued'),
  },
  equivalentMutants: {
    'composer.* on text.changed (*) with reenter': equivalence.reenter,
    '* with saveDraft before setText': equivalence.order,
    '* with enqueue before setClientId': equivalence.order,
  },
  expectations: {
    ...changes,
    'an empty field has nothing to send': { when: [], state: 'blank', tags: [] },
    'an empty text cannot be sent': { when: [ask('a')], state: 'blank' },
    'a text may be sent and is a draft': {
      when: [good],
      state: 'typing',
      tags: ['may-send'],
      effects: [draft('好文章')],
    },
    'the text can change': { when: [good, type('很好')], state: 'typing', context: { text: '很好' } },
    'a blank text is empty': { when: [type(' \n')], state: 'blank', tags: [] },
    'a deleted text leaves nothing to send': {
      when: [good, type(' \n')],
      state: 'blank',
      effects: [draft(' \n')],
    },
    'the 501st character is one too many': { when: [long], state: 'tooLong', tags: [] },
    'five hundred characters may be sent': { when: [type('字'.repeat(maxCommentLength))], state: 'typing' },
    'a text that is too long cannot be sent': { when: [long, ask('a')], state: 'tooLong' },
    'a text can become too long': { when: [good, long], state: 'tooLong' },
    'a text that is too long can be shortened': { when: [long, good], state: 'typing' },
    'a text that is too long can be deleted': { when: [long, type(' \n')], state: 'blank' },
    'a longer text that is too long stays so': { when: [long, type('字'.repeat(700))], state: 'tooLong' },
    'a sent text is in flight': {
      inputs: { send: { text: '好文章', clientId: 'a' } },
      when: sending,
      state: 'sending',
      tags: ['sending'],
    },
    'nothing changes a text in flight': {
      when: [...sending, type('很好'), ask('b')],
      state: 'sending',
      context: { text: '好文章', clientId: 'a' },
    },
    'a sent text is no draft any more': {
      when: [...sending, ends(deliveries.sent)],
      state: 'sent',
      effects: ['deleteDraft', 'reportSent'],
    },
    'offline, nothing is sent and the comment is queued': {
      when: [good, ask('a', false)],
      state: 'queued',
      effects: [keep('network'), 'deleteDraft'],
    },
    'an unanswered comment is queued': {
      when: [...sending, ends(deliveries.unreached)],
      state: 'queued',
      effects: [keep('network'), 'deleteDraft'],
    },
    'a comment rejected for its token is queued until sign-in': {
      when: [...sending, ends(deliveries.tokenDead)],
      state: 'queued',
      effects: [keep('sign-in'), 'deleteDraft'],
    },
    'rate limiting is shown': {
      when: [...sending, ends(deliveries.tooFast)],
      state: { failed: 'tooFast' },
      tags: ['may-send', 'failed'],
      context: { reason: '太快了，3 秒后再试' },
    },
    'a rejection is shown': {
      when: [...sending, ends(deliveries.refused)],
      state: { failed: 'refused' },
      context: { reason: '这篇文章不能评论' },
    },
    'a gateway error is shown': {
      when: [...sending, ends(deliveries.broken)],
      state: { failed: 'broken' },
      context: { reason: '没有成功' },
    },
    'a code loading error is shown': {
      when: [...sending, lost],
      state: { failed: 'broken' },
      context: { reason: '没有成功，请稍后再试' },
    },
    'the same text is retried with its id': {
      when: [...sending, ends(deliveries.broken), ask('b')],
      state: 'sending',
      context: { clientId: 'a', reason: '' },
    },
    'another text gets another id': {
      when: [...sending, ends(deliveries.refused), type('很好')],
      state: 'typing',
      context: { clientId: undefined, reason: '' },
    },
    'after a failure the text can be deleted': {
      when: [...sending, ends(deliveries.broken), type(' \n')],
      state: 'blank',
    },
    'after a failure the text can become too long': {
      when: [...sending, ends(deliveries.tooFast), long],
      state: 'tooLong',
    },
    'a retry without a network is queued with its id': {
      when: [...sending, ends(deliveries.broken), ask('b', false)],
      state: 'queued',
      effects: [keep('network'), 'deleteDraft'],
    },
  },
});
