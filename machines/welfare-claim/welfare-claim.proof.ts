import { defineProof, done, failed } from '../proof/proof.ts';
import { welfareClaimMachine, type ClaimResult, type WelfareStanding } from './welfare-claim.machine.ts';

const told = (standing: WelfareStanding) => ({ type: 'standing.received', standing }) as const;
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
const claiming = [told('open'), ask('a')] as const;
const failing = [...claiming, ends(results.broken)] as const;
const waiting = [...claiming, ends(results.unreached)] as const;

export const welfareClaimProof = defineProof({
  name: 'welfare-claim',
  title: '领取福利',
  machine: welfareClaimMachine,
  events: [
    told('open'),
    told('claimed'),
    told('empty'),
    told('upcoming'),
    told('closed'),
    ask('a'),
    ask('a', false),
    dismiss,
    found,
  ],
  actorOutcomes: { claim: { done: Object.values(results), error: ['no such file'] } },
  invariants: {
    'what goes out has a name': ({ to }) => !to.matches('claiming') || to.context.clientId !== undefined,
    'who has one claims no other': ({ from, event, to }) =>
      !from.matches('claimed') || event.type === 'standing.received' || to.matches('claimed'),
    'a reason stands where it failed alone': ({ to }) => to.context.reason === '' || to.matches('failed'),
    'nothing is held back but while a claim is on its way': ({ to }) =>
      to.context.held === undefined || to.matches('claiming'),
  },
  expectations: {
    'nothing is offered before it is known': { when: [ask('a')], state: 'unknown', tags: [] },
    'what is open may be claimed': { when: [told('open')], state: 'open', context: { standing: 'open' } },
    'what is not yet, may not': { when: [told('upcoming'), ask('a')], state: 'upcoming', effects: [] },
    'what is all given away, may not': { when: [told('empty'), ask('a')], state: 'empty', effects: [] },
    'what is over, may not': { when: [told('closed'), ask('a')], state: 'closed', effects: [] },
    'who has one sees it': { when: [told('claimed'), ask('a')], state: 'claimed', effects: [] },
    'a visitor is asked to sign in': {
      when: [told('open'), ask('a', false)],
      state: 'open',
      effects: ['askToSignIn'],
    },
    'a tap claims': { when: claiming, state: 'claiming', tags: ['busy'], context: { clientId: 'a' } },
    'what is on its way holds still': {
      when: [...claiming, told('empty')],
      state: 'claiming',
      context: { standing: 'open', held: 'empty' },
    },
    'what was told meanwhile counts once the claim has failed': {
      when: [...claiming, told('empty'), ends(results.broken)],
      state: 'empty',
      context: { standing: 'empty', held: undefined, reason: '' },
    },
    'or its code could not be had': {
      when: [...claiming, told('closed'), failed('claim', 'no such file')],
      state: 'closed',
    },
    'or its answer was lost: it may have arrived': {
      when: [...claiming, told('claimed'), ends(results.unreached)],
      state: 'claimed',
      context: { clientId: undefined },
    },
    'or its token was dead': {
      when: [...claiming, told('empty'), ends(results.tokenDead)],
      state: 'empty',
      effects: ['askToSignIn'],
    },
    'the answer goes before what was told meanwhile': {
      when: [...claiming, told('empty'), ends(results.claimed)],
      state: 'claimed',
      context: { standing: 'claimed', held: undefined },
      effects: ['reload'],
    },
    'the last word told meanwhile counts, also that nothing changed': {
      when: [...claiming, told('empty'), told('open'), ends(results.broken)],
      state: 'failed',
      context: { held: undefined, reason: '没有成功' },
    },
    'and is not sent twice': { when: [...claiming, ask('b')], state: 'claiming', context: { clientId: 'a' } },
    'it is the reader’s': {
      when: [...claiming, ends(results.claimed)],
      state: 'claimed',
      context: { standing: 'claimed', clientId: undefined },
      effects: ['reload'],
    },
    'the last one was just given away': {
      when: [...claiming, ends(results.empty)],
      state: 'empty',
      context: { standing: 'empty' },
      effects: ['reload'],
    },
    'it has not begun by the gateway’s clock': {
      when: [...claiming, ends(results.upcoming)],
      state: 'upcoming',
      effects: ['reload'],
    },
    'it was just over': { when: [...claiming, ends(results.closed)], state: 'closed', effects: ['reload'] },
    'what was not answered waits': { when: waiting, state: 'offline', context: { clientId: 'a' } },
    'and is the same one with a network': {
      when: [...waiting, found],
      state: 'claiming',
      context: { clientId: 'a' },
    },
    'or is given up, and still the same one later': {
      when: [...waiting, dismiss, ask('b')],
      state: 'claiming',
      context: { clientId: 'a' },
    },
    'given up it stands open': { when: [...waiting, dismiss], state: 'open' },
    'a dead token asks to sign in': {
      when: [...claiming, ends(results.tokenDead)],
      state: 'open',
      effects: ['askToSignIn'],
    },
    'too much haste is told': {
      when: [...claiming, ends(results.tooFast)],
      state: 'failed',
      context: { reason: '点得太快了' },
    },
    'code that cannot be had is told': {
      when: [...claiming, failed('claim', 'no such file')],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'what failed is the same one when it is tried again': {
      when: [...failing, ask('b')],
      state: 'claiming',
      context: { clientId: 'a', reason: '' },
    },
    'after a failure a reader who left signs in': {
      when: [...failing, ask('b', false)],
      state: 'failed',
      effects: ['askToSignIn'],
    },
    'the same news changes nothing': { when: [...failing, told('open')], state: 'failed' },
    'news after a failure count': {
      when: [...failing, told('empty')],
      state: 'empty',
      context: { reason: '' },
    },
  },
});
