import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { welfareClaimMachine, type ClaimResult, type WelfareStatus } from './welfare-claim.machine.ts';

const onStatus = (status: WelfareStatus) => ({ type: 'status.received', status }) as const;
const ask = (clientId: string, isSignedIn = true) =>
  ({ type: 'claim.requested', clientId, isSignedIn }) as const;
const dismiss = { type: 'wait.dismissed' } as const;
const found = { type: 'network.restored' } as const;
const ends = (result: ClaimResult) => done('claim', result);

const results = {
  claimed: { kind: 'claimed' },
  empty: { kind: 'empty' },
  upcoming: { kind: 'upcoming' },
  closed: { kind: 'closed' },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  tooFast: { kind: 'too-fast', reason: '点得太快了' },
  broken: { kind: 'broken', reason: '没有成功' },
} as const satisfies Record<string, ClaimResult>;
const claiming = [onStatus('open'), ask('a')] as const;
const failing = [...claiming, ends(results.broken)] as const;
const waiting = [...claiming, ends(results.unreached)] as const;

export const welfareClaimProof = defineProof({
  name: 'welfare-claim',
  title: '领取福利',
  machine: welfareClaimMachine,
  events: [
    onStatus('open'),
    onStatus('claimed'),
    onStatus('empty'),
    onStatus('upcoming'),
    onStatus('closed'),
    ask('a'),
    ask('a', false),
    dismiss,
    found,
  ],
  actorOutcomes: { claim: { done: Object.values(results), error: ['no such file'] } },
  invariants: {
    'every claim has a client id': ({ to }) => !to.matches('claiming') || to.context.clientId !== undefined,
    'a reader who has one claims no other': ({ from, event, to }) =>
      !from.matches('claimed') || event.type === 'status.received' || to.matches('claimed'),
    'a reason is set only while an attempt has failed': ({ to }) =>
      to.context.reason === '' || to.matches('failed'),
    'a status is deferred only while a claim is in flight': ({ to }) =>
      to.context.deferred === undefined || to.matches('claiming'),
  },
  equivalentMutants: {
    'welfareClaim on status.received (*) with reenter': equivalence.reenter,
    '* with raiseDeferred before *': 'a raised event is handled after all actions',
    '* with reload before setStatus': equivalence.order,
  },
  expectations: {
    'a claim is sent with its id': {
      when: claiming,
      state: 'claiming',
      inputs: { claim: { clientId: 'a' } },
    },
    'no action is offered before the status is known': { when: [ask('a')], state: 'unknown', tags: [] },
    'an open item can be claimed': { when: [onStatus('open')], state: 'open', context: { status: 'open' } },
    'an upcoming item cannot be claimed': {
      when: [onStatus('upcoming'), ask('a')],
      state: 'upcoming',
      effects: [],
    },
    'an empty item cannot be claimed': { when: [onStatus('empty'), ask('a')], state: 'empty', effects: [] },
    'a closed item cannot be claimed': { when: [onStatus('closed'), ask('a')], state: 'closed', effects: [] },
    'a claimed item is shown as claimed': {
      when: [onStatus('claimed'), ask('a')],
      state: 'claimed',
      effects: [],
    },
    'a visitor is asked to sign in': {
      when: [onStatus('open'), ask('a', false)],
      state: 'open',
      effects: ['askToSignIn'],
    },
    'a tap claims': { when: claiming, state: 'claiming', tags: ['busy'], context: { clientId: 'a' } },
    'nothing interrupts a claim in flight': {
      when: [...claiming, onStatus('empty')],
      state: 'claiming',
      context: { status: 'open', deferred: 'empty' },
    },
    'a deferred status applies once the claim has failed': {
      when: [...claiming, onStatus('empty'), ends(results.broken)],
      state: 'empty',
      context: { status: 'empty', deferred: undefined, reason: '' },
    },
    'a deferred status applies after the code failed to load': {
      when: [...claiming, onStatus('closed'), failed('claim', 'no such file')],
      state: 'closed',
    },
    'a deferred status applies after the response was lost': {
      when: [...claiming, onStatus('claimed'), ends(results.unreached)],
      state: 'claimed',
      context: { clientId: undefined },
    },
    'a deferred status applies after the token was rejected': {
      when: [...claiming, onStatus('empty'), ends(results.tokenDead)],
      state: 'empty',
      effects: ['askToSignIn'],
    },
    'the response overrides a deferred status': {
      when: [...claiming, onStatus('empty'), ends(results.claimed)],
      state: 'claimed',
      context: { status: 'claimed', deferred: undefined },
      effects: ['reload'],
    },
    'the last deferred status applies, also if it is the known one': {
      when: [...claiming, onStatus('empty'), onStatus('open'), ends(results.broken)],
      state: 'failed',
      context: { deferred: undefined, reason: '没有成功' },
    },
    'a claim is not sent twice': {
      when: [...claiming, ask('b')],
      state: 'claiming',
      context: { clientId: 'a' },
    },
    'a successful claim is shown as claimed': {
      when: [...claiming, ends(results.claimed)],
      state: 'claimed',
      context: { status: 'claimed', clientId: undefined },
      effects: ['reload'],
    },
    'the last item was given away meanwhile': {
      when: [...claiming, ends(results.empty)],
      state: 'empty',
      context: { status: 'empty' },
      effects: ['reload'],
    },
    'the item is not open yet by the gateway’s clock': {
      when: [...claiming, ends(results.upcoming)],
      state: 'upcoming',
      effects: ['reload'],
    },
    'the item closed meanwhile': {
      when: [...claiming, ends(results.closed)],
      state: 'closed',
      effects: ['reload'],
    },
    'an unanswered claim waits for the network': {
      when: waiting,
      state: 'offline',
      context: { clientId: 'a' },
    },
    'the retry keeps the client id': {
      when: [...waiting, found],
      state: 'claiming',
      context: { clientId: 'a' },
    },
    'a cancelled retry keeps the client id for a later one': {
      when: [...waiting, dismiss, ask('b')],
      state: 'claiming',
      context: { clientId: 'a' },
    },
    'a cancelled retry leaves the item open': { when: [...waiting, dismiss], state: 'open' },
    'a rejected token asks to sign in': {
      when: [...claiming, ends(results.tokenDead)],
      state: 'open',
      effects: ['askToSignIn'],
    },
    'rate limiting is shown': {
      when: [...claiming, ends(results.tooFast)],
      state: 'failed',
      context: { reason: '点得太快了' },
    },
    'a code loading error is shown': {
      when: [...claiming, failed('claim', 'no such file')],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'a retry after a failure keeps the client id': {
      when: [...failing, ask('b')],
      state: 'claiming',
      context: { clientId: 'a', reason: '' },
    },
    'after a failure a reader who signed out is asked to sign in': {
      when: [...failing, ask('b', false)],
      state: 'failed',
      effects: ['askToSignIn'],
    },
    'the same status again changes nothing': { when: [...failing, onStatus('open')], state: 'failed' },
    'a status after a failure applies': {
      when: [...failing, onStatus('empty')],
      state: 'empty',
      context: { reason: '' },
    },
  },
});
