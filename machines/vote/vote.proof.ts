import type { Delivery } from '../outbox/delivery.ts';
import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import type { VoteStatus } from './vote-setup.ts';
import { voteMachine } from './vote.machine.ts';

const open: VoteStatus = { voted: [], isOpen: true };
const shut: VoteStatus = { voted: [], isOpen: false };
const own: VoteStatus = { voted: ['a'], isOpen: true };

const outcomes = {
  sent: { kind: 'sent' },
  unreached: { kind: 'unreached', reason: '网络断开了' },
  tokenDead: { kind: 'token-dead', reason: '登录已失效' },
  tooFast: { kind: 'too-fast', reason: '太快了', retryAfter: 3 },
  refused: { kind: 'refused', reason: '投票已经截止' },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, Delivery>;

const tap = (id: string) => ({ type: 'option.toggled', id }) as const;
const ask = (clientId: string, isOnline = true, isSignedIn = true) =>
  ({ type: 'vote.requested', clientId, isOnline, isSignedIn }) as const;
const received = (status: VoteStatus) => ({ type: 'vote.received', status }) as const;
const ends = (outcome: Delivery) => done('send', outcome);
const lost = failed('send', 'no such file');
const queued = { choice: ['a'], clientId: '1' };
const keep = (...choice: string[]) => ({ type: 'saveChoice', params: { choice } });
const enqueues = { type: 'enqueue', params: queued };
const sending = [tap('a'), ask('1')] as const;
const found = { type: 'ballot.found', ballot: queued } as const;
const waiting = [tap('a'), ask('1', false)] as const;
const broken = [...sending, ends(outcomes.broken)] as const;

export const voteProof = defineProof({
  name: 'vote',
  title: '投票',
  machine: voteMachine,
  starts: { 单选: { min: 1, max: 1 }, 选两项: { min: 2, max: 2 } },
  events: [
    tap('a'),
    tap('b'),
    tap('c'),
    ask('1'),
    ask('1', false),
    ask('1', true, false),
    received(open),
    received(shut),
    received(own),
    found,
    'ballot.withdrawn',
    'ballot.dropped',
  ],
  actorOutcomes: { send: { done: Object.values(outcomes), error: ['no such file'] } },
  invariants: {
    'no more options are chosen than the vote allows': ({ to }) => to.context.choice.length <= to.context.max,
    'a ballot in flight has as many options as the vote requires': ({ from, to }) =>
      from.matches('sending') || !to.matches('sending') || to.context.choice.length >= to.context.min,
    'a ballot in flight or pending has a client id': ({ to }) =>
      !(to.matches('sending') || to.matches('waiting')) || to.context.clientId !== undefined,
    'nobody votes twice': ({ from, to }) =>
      !(from.matches('voted') && (to.matches('sending') || to.matches('waiting'))),
    'a reason is shown only with a choice': ({ to }) =>
      to.context.reason === '' || to.matches('failed') || to.hasTag('results'),
    'a ballot is counted or queued before the choice is cleared': ({ effects, to }) =>
      !effects.some(({ type }) => type === 'deleteChoice') || to.matches('voted') || to.matches('waiting'),
  },
  equivalentMutants: {
    'vote.choosing on option.toggled (2) with reenter': equivalence.reenter,
    'vote.* on vote.received (*) with reenter': equivalence.reenter,
    'vote.closed on vote.received (2) without setStatus':
      'a closed vote without a ballot has only one status',
    '* with deleteChoice before markVoted': equivalence.order,
    '* with reload before setReason': equivalence.order,
    '* with enqueue before setClientId': equivalence.order,
    '* with setChoice before saveChoice': equivalence.order,
    '* with reload before setChoice': equivalence.order,
    '* with setChoice before setStatus': equivalence.order,
  },
  expectations: {
    'after a failure several options are kept with each tap': {
      start: '选两项',
      when: [tap('a'), tap('b'), ask('1'), lost, tap('b')],
      state: 'choosing',
      effects: [keep('a')],
    },
    'the chosen options are sent': {
      when: sending,
      state: 'sending',
      inputs: { send: { choice: ['a'], clientId: '1' } },
    },
    'a vote waits for a choice': { when: [], state: 'choosing', tags: ['choosing'], effects: [] },
    'a reader who has voted sees the results': { when: [received(own)], state: 'voted', tags: ['results'] },
    'a closed vote shows the final results': { when: [received(shut)], state: 'closed', tags: ['results'] },
    'a pending ballot is shown as pending': {
      when: [found],
      state: 'waiting',
      tags: [],
      context: { choice: ['a'], clientId: '1' },
    },
    'a choice is kept': {
      when: [tap('a')],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: [keep('a')],
    },
    'with one option the last tap counts': {
      when: [tap('a'), tap('b')],
      context: { choice: ['b'] },
      effects: [keep('b')],
    },
    'with several options each tap adds one': {
      start: '选两项',
      when: [tap('a'), tap('b')],
      context: { choice: ['a', 'b'] },
      effects: [keep('a', 'b')],
    },
    'a second tap removes an option': {
      start: '选两项',
      when: [tap('a'), tap('b'), tap('a')],
      context: { choice: ['b'] },
    },
    'no more options are taken than the vote allows': {
      start: '选两项',
      when: [tap('a'), tap('b'), tap('c')],
      state: 'choosing',
      context: { choice: ['a', 'b'] },
      effects: [{ type: 'reportFull', params: { max: 2 } }],
    },
    'too few options are not sent': {
      start: '选两项',
      when: [tap('a'), ask('1')],
      state: 'choosing',
      effects: [{ type: 'reportTooFew', params: { min: 2 } }],
    },
    'a reader who is not signed in is asked to sign in, and keeps the choice': {
      when: [tap('a'), ask('1', true, false)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: ['askToSignIn'],
    },
    'a ballot goes out': { when: sending, state: 'sending', tags: ['sending'], context: { clientId: '1' } },
    'a ballot in flight cannot change': {
      when: [...sending, tap('b'), ask('2'), received(shut), found],
      state: 'sending',
      context: { choice: ['a'], clientId: '1' },
    },
    'an accepted ballot counts': {
      when: [...sending, ends(outcomes.sent)],
      state: 'voted',
      context: { status: own },
      effects: ['deleteChoice'],
    },
    'offline, nothing is sent and the ballot is queued': {
      when: waiting,
      state: 'waiting',
      context: { clientId: '1' },
      effects: [enqueues, 'deleteChoice'],
    },
    'an unanswered ballot is queued': {
      when: [...sending, ends(outcomes.unreached)],
      state: 'waiting',
      effects: [enqueues, 'deleteChoice'],
    },
    'a rejected token asks to sign in, and the choice is kept': {
      when: [...sending, ends(outcomes.tokenDead)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: ['askToSignIn'],
    },
    'a rejection is shown, and the vote is refetched': {
      when: [...sending, ends(outcomes.refused)],
      state: 'failed',
      tags: ['choosing', 'failed'],
      context: { reason: '投票已经截止' },
      effects: ['reload'],
    },
    'after a rejection a closed vote is shown as closed': {
      when: [...sending, ends(outcomes.refused), received(shut)],
      state: 'closed',
      context: { status: shut },
    },
    'after a rejection a vote with the reader’s ballot shows it': {
      when: [...sending, ends(outcomes.refused), received(own)],
      state: 'voted',
      context: { status: own },
    },
    'rate limiting is shown': {
      when: [...sending, ends(outcomes.tooFast)],
      state: 'failed',
      context: { reason: '太快了' },
      effects: [],
    },
    'a gateway error is shown': {
      when: broken,
      state: 'failed',
      context: { reason: '没有成功' },
      effects: [],
    },
    'a code loading error is shown': {
      when: [...sending, lost],
      state: 'failed',
      context: { reason: '没有成功，请检查网络后再试' },
    },
    'a failure stays shown while nothing has changed': {
      when: [...broken, received(open)],
      state: 'failed',
      context: { reason: '没有成功' },
    },
    'the same choice is retried with its client id': {
      when: [...broken, ask('2')],
      state: 'sending',
      context: { clientId: '1', reason: '' },
    },
    'another choice gets another client id': {
      when: [...broken, tap('b')],
      state: 'choosing',
      context: { clientId: undefined, reason: '', choice: ['b'] },
      effects: [keep('b')],
    },
    'a retry without a network is queued with its client id': {
      when: [...broken, ask('2', false)],
      state: 'waiting',
      effects: [enqueues, 'deleteChoice'],
    },
    'after a failure a reader who signed out is asked to sign in': {
      when: [...broken, ask('2', true, false)],
      state: 'failed',
      effects: ['askToSignIn'],
    },
    'after a failure no more options are taken than the vote allows': {
      start: '选两项',
      when: [tap('a'), tap('b'), ask('1'), lost, tap('c')],
      state: 'failed',
      effects: [{ type: 'reportFull', params: { max: 2 } }],
    },
    'after a failure too few options are not sent': {
      start: '选两项',
      when: [tap('a'), tap('b'), ask('1'), lost, tap('b'), ask('2')],
      state: 'choosing',
      effects: [{ type: 'reportTooFew', params: { min: 2 } }],
    },
    'a vote that ends meanwhile closes': {
      when: [tap('a'), received(shut)],
      state: 'closed',
      context: { status: shut },
    },
    'a ballot cast on another page counts here': {
      when: [tap('a'), received(own)],
      state: 'voted',
      context: { status: own },
    },
    'a status update of an open vote keeps the choice': {
      when: [tap('a'), received(open)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: [],
    },
    'a pending ballot can be cancelled': {
      when: [...waiting, 'ballot.withdrawn'],
      state: 'choosing',
      context: { choice: ['a'], clientId: undefined },
      effects: [{ type: 'withdraw', params: { clientId: '1' } }, keep('a')],
    },
    'a pending ballot that the gateway rejects reopens the vote': {
      when: [...waiting, 'ballot.dropped'],
      state: 'choosing',
      context: { choice: ['a'], clientId: undefined },
      effects: ['reload'],
    },
    'a pending ballot that arrived counts': {
      when: [...waiting, received(own)],
      state: 'voted',
      context: { status: own },
    },
    'a pending ballot is not given up before it arrived': {
      when: [...waiting, received(shut)],
      state: 'waiting',
      context: { status: shut },
    },
    'another reader has their own ballot': {
      when: [...broken, received(own), received(open)],
      state: 'choosing',
      context: { status: open, choice: [], reason: '' },
    },
    'a reader who has voted still sees their ballot after the end': {
      when: [received(own), received({ voted: ['a'], isOpen: false })],
      state: 'voted',
      context: { status: { voted: ['a'], isOpen: false } },
    },
    'another reader sees the final results after the end': {
      when: [received(own), received(shut)],
      state: 'closed',
      context: { status: shut },
    },
    'a reopened vote takes ballots': {
      when: [...broken, received(shut), received(open)],
      state: 'choosing',
      context: { status: open, choice: [], reason: '' },
    },
    'a closed vote that stays closed is unchanged': {
      when: [received(shut), received(shut)],
      state: 'closed',
    },
    'a reader who signs in after the end sees their ballot': {
      when: [received(shut), received({ voted: ['a'], isOpen: false })],
      state: 'voted',
      context: { status: { voted: ['a'], isOpen: false } },
    },
  },
});
