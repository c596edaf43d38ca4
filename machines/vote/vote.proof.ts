import type { Delivery } from '../outbox/delivery.ts';
import { defineProof, done, failed } from '../proof/proof.ts';
import type { VoteTruth } from './vote-setup.ts';
import { voteMachine } from './vote.machine.ts';

const open: VoteTruth = { voted: [], isOpen: true };
const shut: VoteTruth = { voted: [], isOpen: false };
const own: VoteTruth = { voted: ['a'], isOpen: true };

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
const told = (truth: VoteTruth) => ({ type: 'vote.received', truth }) as const;
const ends = (outcome: Delivery) => done('send', outcome);
const lost = failed('send', 'no such file');
const kept = { choice: ['a'], clientId: '1' };
const keep = (...choice: string[]) => ({ type: 'keepChoice', params: { choice } });
const later = { type: 'keepForLater', params: kept };
const sending = [tap('a'), ask('1')] as const;
const found = { type: 'ballot.found', ballot: kept } as const;
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
    told(open),
    told(shut),
    told(own),
    found,
    'ballot.withdrawn',
    'ballot.dropped',
  ],
  actorOutcomes: { send: { done: Object.values(outcomes), error: ['no such file'] } },
  invariants: {
    'no more is chosen than the vote takes': ({ to }) => to.context.choice.length <= to.context.max,
    'a ballot that goes out has as many options as the vote asks for': ({ from, to }) =>
      from.matches('sending') || !to.matches('sending') || to.context.choice.length >= to.context.min,
    'what goes out or waits has a name': ({ to }) =>
      !(to.matches('sending') || to.matches('waiting')) || to.context.clientId !== undefined,
    'nobody votes after their own ballot': ({ from, to }) =>
      !(from.matches('voted') && (to.matches('sending') || to.matches('waiting'))),
    'a reason stands beside a choice alone': ({ to }) =>
      to.context.reason === '' || to.matches('failed') || to.hasTag('told'),
    'a ballot is counted or kept before the choice is dropped': ({ effects, to }) =>
      !effects.some(({ type }) => type === 'dropChoice') || to.matches('voted') || to.matches('waiting'),
  },
  expectations: {
    'a vote waits for a choice': { when: [], state: 'choosing', tags: ['choosing'], effects: [] },
    'who has voted sees how it stands': { when: [told(own)], state: 'voted', tags: ['told'] },
    'a vote that is over shows how it ended': { when: [told(shut)], state: 'closed', tags: ['told'] },
    'a ballot that waits is shown waiting': {
      when: [found],
      state: 'waiting',
      tags: [],
      context: { choice: ['a'], clientId: '1' },
    },
    'what is chosen is kept': {
      when: [tap('a')],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: [keep('a')],
    },
    'of one option the last tap counts': {
      when: [tap('a'), tap('b')],
      context: { choice: ['b'] },
      effects: [keep('b')],
    },
    'of several each tap adds one': {
      start: '选两项',
      when: [tap('a'), tap('b')],
      context: { choice: ['a', 'b'] },
    },
    'and the next one takes it out': {
      start: '选两项',
      when: [tap('a'), tap('b'), tap('a')],
      context: { choice: ['b'] },
    },
    'no more is taken than the vote takes': {
      start: '选两项',
      when: [tap('a'), tap('b'), tap('c')],
      state: 'choosing',
      context: { choice: ['a', 'b'] },
      effects: [{ type: 'tellFull', params: { max: 2 } }],
    },
    'too few are not sent': {
      start: '选两项',
      when: [tap('a'), ask('1')],
      state: 'choosing',
      effects: [{ type: 'tellTooFew', params: { min: 2 } }],
    },
    'who is not signed in is asked to, and keeps the choice': {
      when: [tap('a'), ask('1', true, false)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: ['askToSignIn'],
    },
    'a ballot goes out': { when: sending, state: 'sending', tags: ['sending'], context: { clientId: '1' } },
    'what is on its way holds still': {
      when: [...sending, tap('b'), ask('2'), told(shut), found],
      state: 'sending',
      context: { choice: ['a'], clientId: '1' },
    },
    'a ballot that arrived counts': {
      when: [...sending, ends(outcomes.sent)],
      state: 'voted',
      context: { truth: own },
      effects: ['dropChoice'],
    },
    'without a network nothing is tried, and the ballot is kept': {
      when: waiting,
      state: 'waiting',
      context: { clientId: '1' },
      effects: [later, 'dropChoice'],
    },
    'a ballot that nobody answered is kept': {
      when: [...sending, ends(outcomes.unreached)],
      state: 'waiting',
      effects: [later, 'dropChoice'],
    },
    'a dead token asks to sign in, and the choice is there': {
      when: [...sending, ends(outcomes.tokenDead)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: ['askToSignIn'],
    },
    'a refusal is told, and the gateway asked how it is': {
      when: [...sending, ends(outcomes.refused)],
      state: 'failed',
      tags: ['choosing', 'failed'],
      context: { reason: '投票已经截止' },
      effects: ['reload'],
    },
    'and so a vote that was over is shown over': {
      when: [...sending, ends(outcomes.refused), told(shut)],
      state: 'closed',
      context: { truth: shut },
    },
    'and one that had the reader’s ballot is shown with it': {
      when: [...sending, ends(outcomes.refused), told(own)],
      state: 'voted',
      context: { truth: own },
    },
    'too much haste is told': {
      when: [...sending, ends(outcomes.tooFast)],
      state: 'failed',
      context: { reason: '太快了' },
      effects: [],
    },
    'a broken gateway is told': {
      when: broken,
      state: 'failed',
      context: { reason: '没有成功' },
      effects: [],
    },
    'code that cannot be had is told': {
      when: [...sending, lost],
      state: 'failed',
      context: { reason: '没有成功，请检查网络后再试' },
    },
    'a failure stays told while nothing has changed': {
      when: [...broken, told(open)],
      state: 'failed',
      context: { reason: '没有成功' },
    },
    'the same choice is sent again under its name': {
      when: [...broken, ask('2')],
      state: 'sending',
      context: { clientId: '1', reason: '' },
    },
    'another choice is another act': {
      when: [...broken, tap('b')],
      state: 'choosing',
      context: { clientId: undefined, reason: '', choice: ['b'] },
    },
    'what failed and then lost the network is kept under its name': {
      when: [...broken, ask('2', false)],
      state: 'waiting',
      effects: [later, 'dropChoice'],
    },
    'after a failure a reader who left signs in': {
      when: [...broken, ask('2', true, false)],
      state: 'failed',
      effects: ['askToSignIn'],
    },
    'after a failure no more is taken than the vote takes': {
      start: '选两项',
      when: [tap('a'), tap('b'), ask('1'), lost, tap('c')],
      state: 'failed',
      effects: [{ type: 'tellFull', params: { max: 2 } }],
    },
    'after a failure too few are not sent': {
      start: '选两项',
      when: [tap('a'), tap('b'), ask('1'), lost, tap('b'), ask('2')],
      state: 'choosing',
      effects: [{ type: 'tellTooFew', params: { min: 2 } }],
    },
    'a vote that ends meanwhile closes': {
      when: [tap('a'), told(shut)],
      state: 'closed',
      context: { truth: shut },
    },
    'a ballot of another page counts here': {
      when: [tap('a'), told(own)],
      state: 'voted',
      context: { truth: own },
    },
    'what is told of an open vote changes no choice': {
      when: [tap('a'), told(open)],
      state: 'choosing',
      context: { choice: ['a'] },
      effects: [],
    },
    'a ballot that waits may be taken back': {
      when: [...waiting, 'ballot.withdrawn'],
      state: 'choosing',
      context: { choice: ['a'], clientId: undefined },
      effects: [{ type: 'withdraw', params: { clientId: '1' } }, keep('a')],
    },
    'a ballot that the gateway would not have leads back': {
      when: [...waiting, 'ballot.dropped'],
      state: 'choosing',
      context: { choice: ['a'], clientId: undefined },
      effects: ['reload'],
    },
    'a ballot that waited and arrived counts': {
      when: [...waiting, told(own)],
      state: 'voted',
      context: { truth: own },
    },
    'a ballot that waits is not given up before it arrived': {
      when: [...waiting, told(shut)],
      state: 'waiting',
      context: { truth: shut },
    },
    'another reader has a ballot of their own': {
      when: [...broken, told(own), told(open)],
      state: 'choosing',
      context: { truth: open, choice: [], reason: '' },
    },
    'who has voted still sees it after the end': {
      when: [told(own), told({ voted: ['a'], isOpen: false })],
      state: 'voted',
      context: { truth: { voted: ['a'], isOpen: false } },
    },
    'another reader after the end sees how it ended': { when: [told(own), told(shut)], state: 'closed' },
    'a vote that is opened again takes ballots': {
      when: [...broken, told(shut), told(open)],
      state: 'choosing',
      context: { truth: open, choice: [], reason: '' },
    },
    'a vote that stays closed stays so': { when: [told(shut), told(shut)], state: 'closed' },
    'who signs in after the end sees their ballot': {
      when: [told(shut), told({ voted: ['a'], isOpen: false })],
      state: 'voted',
    },
  },
});
