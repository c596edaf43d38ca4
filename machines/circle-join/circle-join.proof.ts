import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import {
  circleJoinMachine,
  type CircleStatus,
  type JoinResult,
  type LeaveResult,
} from './circle-join.machine.ts';

const onStatus = (status: CircleStatus) => ({ type: 'status.received', status }) as const;
const ask = (clientId: string, isSignedIn = true) =>
  ({ type: 'join.requested', clientId, isSignedIn }) as const;
const leave = (clientId: string) => ({ type: 'leave.requested', clientId }) as const;
const dismiss = { type: 'wait.dismissed' } as const;
const found = { type: 'network.restored' } as const;
const ends = (result: JoinResult) => done('join', result);
const leaveEnds = (result: LeaveResult) => done('leave', result);

const failures = {
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
  tooFast: { kind: 'too-fast', reason: '点得太快了' },
  broken: { kind: 'broken', reason: '没有成功' },
} as const;
const results = {
  joined: { kind: 'joined' },
  pending: { kind: 'pending' },
  full: { kind: 'full' },
  closed: { kind: 'closed' },
  expired: { kind: 'expired' },
  refused: { kind: 'refused' },
  ...failures,
} as const satisfies Record<string, JoinResult>;
const leaveResults = { left: { kind: 'left' }, ...failures } as const satisfies Record<string, LeaveResult>;

const joining = [onStatus('open'), ask('a')] as const;
const waiting = [...joining, ends(results.unreached)] as const;
const failing = [...joining, ends(results.broken)] as const;
const leaving = [onStatus('joined'), leave('a')] as const;
const leaveWaiting = [...leaving, leaveEnds(leaveResults.unreached)] as const;
const leaveFailing = [...leaving, leaveEnds(leaveResults.broken)] as const;

const statuses = [
  'open',
  'byApproval',
  'full',
  'closed',
  'expired',
  'pending',
  'refused',
  'joined',
  'left',
] as const satisfies readonly CircleStatus[];

/** States without a button to join: a tap that comes too late has no effect. */
const unjoinable = ['full', 'closed', 'expired', 'refused', 'pending', 'joined'] as const;

export const circleJoinProof = defineProof({
  name: 'circle-join',
  title: '加入圈子',
  machine: circleJoinMachine,
  events: [...statuses.map(onStatus), ask('a'), ask('a', false), leave('a'), dismiss, found],
  actorOutcomes: {
    join: { done: Object.values(results), error: ['no such file'] },
    leave: { done: Object.values(leaveResults), error: ['no such file'] },
  },
  invariants: {
    'every call has a client id': ({ to }) =>
      !(to.matches('joining') || to.matches('leaving')) || to.context.clientId !== undefined,
    'only a member or an applicant leaves': ({ to }) =>
      !to.matches('leaving') || to.context.status === 'joined' || to.context.status === 'pending',
    'only a reader who may join joins': ({ to }) =>
      !to.matches('joining') || ['open', 'byApproval', 'left'].includes(to.context.status ?? ''),
    'a reason is set only while an attempt has failed': ({ to }) =>
      to.context.reason === '' || to.matches('joinFailed') || to.matches('leaveFailed'),
    'a status is deferred only while a call is in flight': ({ to }) =>
      to.context.deferred === undefined || to.matches('joining') || to.matches('leaving'),
  },
  equivalentMutants: {
    'circleJoin on status.received (*) with reenter': equivalence.reenter,
    'circleJoin.joining on * (8) redirected to *': 'the raised status chooses the state',
    'circleJoin.leaving on * (3) redirected to *': 'the raised status chooses the state',
    'circleJoin.*Offline on wait.dismissed redirected to *': 'the raised status chooses the state',
    '* with raiseDeferred before *': 'a raised event is handled after all actions',
    '* with restoreStatus before askToSignIn': 'a raised event is handled after all actions',
    '* with reload before setStatus': equivalence.order,
  },
  expectations: {
    'a join is sent with its id': { when: joining, state: 'joining', inputs: { join: { clientId: 'a' } } },
    'leaving is sent with its id': { when: leaving, state: 'leaving', inputs: { leave: { clientId: 'a' } } },
    'no action is offered before the status is known': {
      when: [ask('a'), leave('a')],
      state: 'unknown',
      tags: [],
    },
    ...Object.fromEntries(
      unjoinable.map((status) => [
        `${status}: the circle cannot be joined`,
        {
          when: [onStatus(status), ask('a')],
          state: status,
          tags: [],
          context: { status, clientId: undefined },
          effects: [],
        },
      ]),
    ),
    ...Object.fromEntries(
      (['open', 'byApproval', 'left'] as const).flatMap((status) => [
        [
          `${status}: the circle can be joined`,
          { when: [onStatus(status)], state: status, tags: ['joinable'], context: { status } },
        ],
        [
          `${status}: a tap joins`,
          {
            when: [onStatus(status), ask('a')],
            state: 'joining',
            tags: ['busy'],
            context: { clientId: 'a' },
          },
        ],
        [
          `${status}: a visitor's wish is remembered`,
          {
            when: [onStatus(status), ask('a', false)],
            state: status,
            context: { clientId: undefined },
            effects: ['rememberJoin', 'askToSignIn'],
          },
        ],
      ]),
    ),
    ...Object.fromEntries(
      (['joined', 'pending', 'full', 'closed', 'expired', 'refused'] as const).map((kind) => [
        `a join ends as ${kind}`,
        {
          when: [...joining, ends(results[kind])],
          state: kind,
          context: { status: kind, clientId: undefined },
          effects: ['reload'],
        },
      ]),
    ),
    'a status that arrives during a join is deferred': {
      when: [...joining, onStatus('full')],
      state: 'joining',
      context: { status: 'open', deferred: 'full' },
    },
    'the known status defers nothing': {
      when: [...joining, onStatus('full'), onStatus('open')],
      state: 'joining',
      context: { deferred: undefined },
    },
    'the response overrides a deferred status': {
      when: [...joining, onStatus('full'), ends(results.joined)],
      state: 'joined',
      context: { deferred: undefined },
    },
    'a deferred status applies once the join has failed': {
      when: [...joining, onStatus('full'), ends(results.broken)],
      state: 'full',
      context: { deferred: undefined, reason: '' },
    },
    'a deferred status applies after the code failed to load': {
      when: [...joining, onStatus('closed'), failed('join', 'no such file')],
      state: 'closed',
    },
    'a deferred status applies after the response was lost': {
      when: [...joining, onStatus('joined'), ends(results.unreached)],
      state: 'joined',
    },
    'a join is not sent twice': {
      when: [...joining, ask('b')],
      state: 'joining',
      context: { clientId: 'a' },
    },
    'an unanswered join waits for the network': {
      when: waiting,
      state: 'joinOffline',
      context: { clientId: 'a' },
    },
    'the retry keeps the client id': {
      when: [...waiting, found],
      state: 'joining',
      context: { clientId: 'a' },
    },
    'a cancelled wait returns to the known status': {
      when: [...waiting, dismiss],
      state: 'open',
      context: { status: 'open', clientId: undefined },
    },
    'a rejected token asks to sign in and remembers the wish': {
      when: [...joining, ends(results.tokenDead)],
      state: 'open',
      effects: ['rememberJoin', 'askToSignIn'],
    },
    'a rejected token returns to the latest status': {
      when: [...joining, onStatus('byApproval'), ends(results.tokenDead)],
      state: 'byApproval',
      context: { deferred: undefined },
    },
    'rate limiting is shown': {
      when: [...joining, ends(results.tooFast)],
      state: 'joinFailed',
      tags: ['joinable'],
      context: { reason: '点得太快了' },
    },
    'a code loading error is shown': {
      when: [...joining, failed('join', 'no such file')],
      state: 'joinFailed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'a retry after a failure keeps the client id': {
      when: [...failing, ask('b')],
      state: 'joining',
      context: { clientId: 'a', reason: '' },
    },
    'after a failure a reader who signed out is asked to sign in': {
      when: [...failing, ask('b', false)],
      state: 'joinFailed',
      effects: ['rememberJoin', 'askToSignIn'],
    },
    'the same status again changes nothing': { when: [...failing, onStatus('open')], state: 'joinFailed' },
    'a status after a failure applies': {
      when: [...failing, onStatus('full')],
      state: 'full',
      context: { reason: '' },
    },
    'a member leaves': { when: leaving, state: 'leaving', tags: ['busy'], context: { clientId: 'a' } },
    'an applicant takes the application back': {
      when: [onStatus('pending'), leave('a')],
      state: 'leaving',
      context: { clientId: 'a' },
    },
    'leaving is not sent twice': {
      when: [...leaving, leave('b')],
      state: 'leaving',
      context: { clientId: 'a' },
    },
    'who has left may join again': {
      when: [...leaving, leaveEnds(leaveResults.left)],
      state: 'left',
      context: { status: 'left', clientId: undefined },
      effects: ['reload'],
    },
    'a status that arrives while leaving is deferred': {
      when: [...leaving, onStatus('left')],
      state: 'leaving',
      context: { status: 'joined', deferred: 'left' },
    },
    'a deferred status applies once leaving has failed': {
      when: [...leaving, onStatus('left'), leaveEnds(leaveResults.broken)],
      state: 'left',
      context: { reason: '' },
    },
    'a deferred status applies after the code to leave failed to load': {
      when: [...leaving, onStatus('left'), failed('leave', 'no such file')],
      state: 'left',
    },
    'a deferred status applies after the response to leaving was lost': {
      when: [...leaving, onStatus('left'), leaveEnds(leaveResults.unreached)],
      state: 'left',
    },
    'leaving without an answer waits for the network': {
      when: leaveWaiting,
      state: 'leaveOffline',
      context: { clientId: 'a' },
    },
    'leaving is retried with the same client id': {
      when: [...leaveWaiting, found],
      state: 'leaving',
      context: { clientId: 'a' },
    },
    'who no longer wants to leave stays': { when: [...leaveWaiting, dismiss], state: 'joined' },
    'a rejected token while leaving asks to sign in': {
      when: [...leaving, leaveEnds(leaveResults.tokenDead)],
      state: 'joined',
      effects: ['askToSignIn'],
    },
    'why leaving failed is shown': {
      when: leaveFailing,
      state: 'leaveFailed',
      context: { reason: '没有成功' },
    },
    'a code loading error while leaving is shown': {
      when: [...leaving, failed('leave', 'no such file')],
      state: 'leaveFailed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'leaving is tried again': {
      when: [...leaveFailing, leave('b')],
      state: 'leaving',
      context: { clientId: 'a', reason: '' },
    },
    'a status after leaving failed applies': { when: [...leaveFailing, onStatus('left')], state: 'left' },
  },
});
