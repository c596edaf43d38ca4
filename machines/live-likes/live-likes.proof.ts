import type { Delivery } from '../outbox/delivery.ts';
import { after, defineProof, done, failed } from '../proof/proof.ts';
import { liveLikesMachine } from './live-likes.machine.ts';

const like = (id: string) => ({ type: 'like.given', id }) as const;
const nothing = { count: 0, clientId: '' };

const outcomes = {
  sent: { kind: 'sent' },
  unreached: { kind: 'unreached', reason: '网络断开了' },
  tooFast: { kind: 'too-fast', reason: '点赞太快了', retryAfter: 30 },
  hasty: { kind: 'too-fast', reason: '点赞太快了' },
  refused: { kind: 'refused', reason: '直播已被移除' },
} as const satisfies Record<string, Delivery>;
const ends = (outcome: Delivery) => done('send', outcome);

const sending = [like('a'), after(2000)] as const;
const waiting = [...sending, ends(outcomes.unreached)] as const;

export const liveLikesProof = defineProof({
  name: 'live-likes',
  title: '直播点赞',
  machine: liveLikesMachine,
  starts: { 一批至多两个: { maxBatch: 2 }, 一批至多三个: { maxBatch: 3 } },
  events: [like('a'), like('b'), 'page.hidden', 'network.restored'],
  actorOutcomes: { send: { done: Object.values(outcomes), error: ['no such file'] } },
  isSearchBoundary: ({ context }) => context.collected.length > 3,
  invariants: {
    'no batch is larger than the limit': ({ to }) => to.context.batch.count <= to.context.maxBatch,
    'a batch has a client id until it is settled, and no other’s': ({ from, to }) =>
      to.context.batch.count === 0
        ? to.context.batch.clientId === ''
        : to.context.batch.clientId !== '' &&
          (from.context.batch.count === 0 || from.context.batch.clientId === to.context.batch.clientId),
    'a like is kept until it is settled': ({ from, to, event }) =>
      heldBy(to.context) ===
        heldBy(from.context) +
          (event.type === 'like.given' ? 1 : 0) -
          (from.context.batch.count > 0 && to.context.batch.count === 0 ? from.context.batch.count : 0) ||
      event.type === 'xstate.init',
    'no like waits without a timer': ({ to }) => !to.matches('idle') || heldBy(to.context) === 0,
  },
  equivalentMutants: {
    'liveLikes.idle on like.given redirected to liveLikes.settled': 'settled leads on to collecting at once',
  },
  expectations: {
    'nothing is sent that was not given': {
      when: [after(60_000)],
      state: 'idle',
      context: { collected: [] },
    },
    'a like is collected': {
      when: [like('a'), after(1999)],
      state: 'collecting',
      context: { collected: ['a'], batch: nothing },
    },
    'a like is sent after two seconds, with its own id': {
      inputs: { send: { count: 1, clientId: 'a' } },
      when: sending,
      state: 'sending',
      context: { collected: [], batch: { count: 1, clientId: 'a' } },
    },
    'likes within two seconds form a batch': {
      start: '一批至多三个',
      when: [like('a'), after(1000), like('b'), after(1000)],
      state: 'sending',
      context: { batch: { count: 2, clientId: 'a' } },
    },
    'they are collected until then': {
      start: '一批至多三个',
      when: [like('a'), like('b')],
      state: 'collecting',
      context: { collected: ['a', 'b'] },
    },
    'a full batch is sent at once': {
      when: [like('a'), like('b')],
      state: 'sending',
      context: { collected: [], batch: { count: 2, clientId: 'a' } },
    },
    'hiding the page sends the collected likes': {
      when: [like('a'), 'page.hidden'],
      state: 'sending',
      context: { batch: { count: 1, clientId: 'a' } },
    },
    'an accepted batch is done': {
      when: [...sending, ends(outcomes.sent)],
      state: 'idle',
      context: { batch: nothing },
      effects: [],
    },
    'likes given while a batch is in flight form the next batch': {
      when: [...sending, like('b'), ends(outcomes.sent)],
      state: 'collecting',
      context: { collected: ['b'], batch: nothing },
    },
    'likes are collected while a batch is in flight': {
      when: [...sending, like('b')],
      state: 'sending',
      context: { collected: ['b'], batch: { count: 1, clientId: 'a' } },
    },
    'likes beyond the limit form the batch after': {
      when: [...sending, like('b'), like('a'), like('b'), ends(outcomes.sent), after(2000)],
      state: 'sending',
      context: { collected: ['b'], batch: { count: 2, clientId: 'b' } },
    },
    'rejected likes are rolled back': {
      when: [...sending, ends(outcomes.refused)],
      state: 'idle',
      context: { batch: nothing },
      effects: [{ type: 'rollBack', params: { count: 1 } }],
    },
    'an unanswered batch waits, with its client id': {
      when: waiting,
      state: 'waiting',
      context: { batch: { count: 1, clientId: 'a' }, pause: 5000 },
      effects: [],
    },
    'an unanswered batch is sent again unchanged': {
      when: [...waiting, like('b'), after(5000)],
      state: 'sending',
      context: { collected: ['b'], batch: { count: 1, clientId: 'a' } },
    },
    'not before': { when: [...waiting, after(4999)], state: 'waiting' },
    'likes given while a batch waits are collected': {
      when: [...waiting, like('b')],
      state: 'waiting',
      context: { collected: ['b'] },
    },
    'the network’s return sends the batch at once': {
      when: [...waiting, 'network.restored'],
      state: 'sending',
    },
    'a rate limit waits for the given delay': {
      when: [...sending, ends(outcomes.tooFast), after(29_999)],
      state: 'waiting',
    },
    'a rate limit waits no longer than that': {
      when: [...sending, ends(outcomes.tooFast), after(30_000)],
      state: 'sending',
    },
    'a rate limit without a delay waits for the usual one': {
      when: [...sending, ends(outcomes.tooFast), after(30_000), ends(outcomes.hasty)],
      state: 'waiting',
      context: { pause: 5000 },
    },
    'a code loading error waits for the usual delay': {
      when: [...sending, ends(outcomes.tooFast), after(30_000), failed('send', 'no such file')],
      state: 'waiting',
      context: { pause: 5000 },
    },
    'a code loading error is retried': {
      when: [...sending, failed('send', 'no such file')],
      state: 'waiting',
      context: { batch: { count: 1, clientId: 'a' }, pause: 5000 },
    },
  },
});

function heldBy({
  collected,
  batch,
}: {
  readonly collected: readonly string[];
  readonly batch: { readonly count: number };
}): number {
  return collected.length + batch.count;
}
