import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { activityRegistrationMachine } from './activity-registration.machine.ts';
import type { CancelResult, RegisterResult, RegistrationStep } from './registration-events.ts';

const onStatus = (step: RegistrationStep) => ({ type: 'status.received', step }) as const;
const confirm = (clientId: string) => ({ type: 'register.confirmed', clientId }) as const;
const leave = (clientId: string) => ({ type: 'cancel.confirmed', clientId }) as const;
const ask = { type: 'register.requested' } as const;
const dismiss = { type: 'register.dismissed' } as const;
const askToLeave = { type: 'cancel.requested' } as const;
const stay = { type: 'cancel.dismissed' } as const;
const found = { type: 'network.restored' } as const;
const lost = { type: 'network.lost' } as const;

const outcome = (what: Extract<RegisterResult, { kind: 'answered' }>['outcome']) =>
  done('register', { kind: 'answered', outcome: what } satisfies RegisterResult);
const ends = (result: RegisterResult) => done('register', result);
const leaves = (result: CancelResult) => done('cancel', result);
const results = {
  notEligible: { kind: 'not-eligible', reason: '这个活动要求年满 18 周岁' },
  tooFast: { kind: 'too-fast', reason: '点得太快了' },
  broken: { kind: 'broken', reason: '没有成功' },
  unreached: { kind: 'unreached' },
  tokenDead: { kind: 'token-dead' },
} as const satisfies Record<string, RegisterResult>;
const outcomes = ['registered', 'full', 'closed', 'clash', 'locked', 'not-volunteer', 'submitted'] as const;
const cancels = {
  cancelled: { kind: 'cancelled' },
  notRegistered: { kind: 'not-registered' },
  tooLate: { kind: 'too-late' },
  tokenDead: { kind: 'token-dead' },
  unreached: { kind: 'unreached', reason: '网络断开了，请稍后再试' },
} as const satisfies Record<string, CancelResult>;

const confirming = [onStatus('form'), ask] as const;
const submitting = [...confirming, confirm('a')] as const;
const registered = [...submitting, outcome('registered')] as const;
const failing = [...submitting, ends(results.broken)] as const;
const leaving = [...registered, askToLeave, leave('b')] as const;
const offline = 'without a network';

export const activityRegistrationProof = defineProof({
  name: 'activity-registration',
  title: '活动报名',
  machine: activityRegistrationMachine,
  starts: { 联网: { isOnline: true }, [offline]: { isOnline: false } },
  events: [
    onStatus('form'),
    onStatus('not-signed-in'),
    onStatus('not-volunteer'),
    onStatus('submitted'),
    onStatus('locked'),
    onStatus('registered'),
    onStatus('full'),
    onStatus('closed'),
    ask,
    confirm('a'),
    dismiss,
    askToLeave,
    leave('b'),
    stay,
    lost,
    found,
  ],
  actorOutcomes: {
    register: {
      done: [
        ...outcomes.map((what) => ({ kind: 'answered', outcome: what }) as const),
        ...Object.values(results),
      ],
      error: ['no such file'],
    },
    cancel: { done: Object.values(cancels), error: ['no such file'] },
  },
  invariants: {
    'registering requires a confirmation': ({ from, to }) =>
      !to.matches('submitting') ||
      from.matches('submitting') ||
      from.matches('confirming') ||
      from.matches('offline') ||
      from.matches('failed'),
    'cancelling requires a confirmation': ({ from, to }) =>
      !to.matches('cancelling') ||
      from.matches('cancelling') ||
      from.matches('confirmingCancel') ||
      from.matches('cancelFailed'),
    'every request has a client id': ({ to }) =>
      !(to.matches('submitting') || to.matches('cancelling')) || to.context.clientId !== undefined,
    'a suspended volunteer cannot register': ({ from, event, to }) =>
      !from.matches('locked') || event.type === 'status.received' || to.matches('locked'),
    'a reason is set exactly while an attempt has failed': ({ to }) =>
      to.context.reason === '' ||
      to.matches('failed') ||
      to.matches('cancelFailed') ||
      to.matches('notEligible') ||
      to.matches('registered'),
    'a status is deferred only while a request is in flight': ({ to }) =>
      to.context.deferred === undefined || to.matches('submitting') || to.matches('cancelling'),
  },
  equivalentMutants: {
    'activityRegistration on status.received (*) with reenter': equivalence.reenter,
    '* with raiseDeferred before *': 'a raised event is handled after all actions',
    '* with askToSignIn before clearStep': equivalence.order,
    '* with reload before clearStep': equivalence.order,
  },
  expectations: {
    'after a lost response a registration is a new attempt': {
      when: [...leaving, onStatus('form'), leaves(cancels.unreached), ask],
      state: 'confirming',
      context: { clientId: undefined },
    },
    'after a cancellation its id and the status are forgotten': {
      when: [...leaving, leaves(cancels.cancelled)],
      state: 'unknown',
      context: { step: undefined, clientId: undefined },
    },
    'after a cancellation elsewhere its id and the status are forgotten': {
      when: [...leaving, leaves(cancels.notRegistered)],
      state: 'unknown',
      context: { step: undefined, clientId: undefined },
    },
    'a visitor’s cancellation and status are forgotten': {
      when: [...leaving, leaves(cancels.tokenDead)],
      state: 'visitor',
      context: { step: undefined, clientId: undefined },
    },
    'a registration is sent with its id': {
      when: submitting,
      state: 'submitting',
      inputs: { register: { clientId: 'a' } },
    },
    'a cancellation is sent with its id': {
      when: leaving,
      state: 'cancelling',
      inputs: { cancel: { clientId: 'b' } },
    },
    'no action is offered before the status is known': {
      when: [ask, confirm('a')],
      state: 'unknown',
      tags: ['busy'],
    },
    'a visitor is asked to sign in': {
      when: [onStatus('not-signed-in'), ask],
      state: 'visitor',
      tags: [],
      effects: ['askToSignIn'],
    },
    'a reader who is no volunteer is led to the application form': {
      when: [onStatus('not-volunteer'), ask],
      state: 'notVolunteer',
      effects: ['openVolunteerForm'],
    },
    'a pending application is shown as pending': {
      when: [onStatus('submitted'), ask],
      state: 'audited',
      effects: [],
    },
    'a suspended volunteer is shown as suspended': {
      when: [onStatus('locked'), ask],
      state: 'locked',
      effects: [],
    },
    'a full activity is shown as full': { when: [onStatus('full'), ask], state: 'full', effects: [] },
    'a closed activity is shown as closed': { when: [onStatus('closed'), ask], state: 'closed', effects: [] },
    'a registered reader is shown as registered': {
      when: [onStatus('registered')],
      state: 'registered',
      context: { step: 'registered' },
    },
    'an eligible reader may register': {
      when: [onStatus('form')],
      state: 'ready',
      tags: [],
      context: { step: 'form' },
    },
    'registering asks for confirmation first': { when: confirming, state: 'confirming' },
    'the confirmation may be cancelled': { when: [...confirming, dismiss], state: 'ready' },
    'the same status again changes nothing': { when: [...confirming, onStatus('form')], state: 'confirming' },
    'a suspension during the confirmation is shown': {
      when: [...confirming, onStatus('locked')],
      state: 'locked',
      context: { step: 'locked' },
    },
    'a confirmed registration is sent': {
      when: submitting,
      state: 'submitting',
      tags: ['busy'],
      context: { clientId: 'a' },
    },
    'nothing interrupts a registration in flight': {
      when: [...submitting, onStatus('full'), ask, dismiss],
      state: 'submitting',
      context: { step: 'form', deferred: 'full' },
    },
    'a deferred status applies once the registration has failed': {
      when: [...submitting, onStatus('locked'), ends(results.broken)],
      state: 'locked',
      context: { step: 'locked', deferred: undefined, reason: '' },
    },
    'a deferred status applies after the code failed to load': {
      when: [...submitting, onStatus('closed'), failed('register', 'no such file')],
      state: 'closed',
      context: { reason: '' },
    },
    'a deferred status applies after the response was lost': {
      when: [...submitting, onStatus('registered'), ends(results.unreached)],
      state: 'registered',
      context: { step: 'registered' },
    },
    'a deferred status applies after a conflict with another activity': {
      when: [...submitting, onStatus('full'), outcome('clash')],
      state: 'full',
    },
    'a deferred status applies after the reader was not eligible': {
      when: [...submitting, onStatus('closed'), ends(results.notEligible)],
      state: 'closed',
      context: { reason: '' },
    },
    'a deferred status applies after the token was rejected': {
      when: [...submitting, onStatus('full'), ends(results.tokenDead)],
      state: 'full',
      context: { step: 'full', clientId: undefined },
      effects: ['askToSignIn'],
    },
    'the response overrides a deferred status': {
      when: [...submitting, onStatus('full'), outcome('registered')],
      state: 'registered',
      context: { step: 'registered', deferred: undefined },
    },
    'the last deferred status applies, also if it is the known one': {
      when: [...submitting, onStatus('locked'), onStatus('form'), ends(results.broken)],
      state: 'failed',
      context: { step: 'form', deferred: undefined, reason: '没有成功' },
    },
    'a successful registration is shown as registered': {
      when: registered,
      state: 'registered',
      context: { step: 'registered', reason: '' },
    },
    'the last place was taken meanwhile': {
      when: [...submitting, outcome('full')],
      state: 'full',
      context: { step: 'full' },
    },
    'registration closed meanwhile': {
      when: [...submitting, outcome('closed')],
      state: 'closed',
      context: { step: 'closed' },
    },
    'a suspension found by the request is shown': {
      when: [...submitting, outcome('locked')],
      state: 'locked',
      context: { step: 'locked' },
    },
    'a reader who is no volunteer any more is shown the form': {
      when: [...submitting, outcome('not-volunteer')],
      state: 'notVolunteer',
      context: { step: 'not-volunteer' },
    },
    'an application under review again is shown as pending': {
      when: [...submitting, outcome('submitted')],
      state: 'audited',
      context: { step: 'submitted' },
    },
    'a conflicting activity is reported': { when: [...submitting, outcome('clash')], state: 'clash' },
    'after the conflict is resolved, a new attempt has a new client id': {
      when: [...submitting, outcome('clash'), ask],
      state: 'confirming',
      context: { clientId: undefined },
    },
    'an ineligible reader is told the reason': {
      when: [...submitting, ends(results.notEligible)],
      state: 'notEligible',
      context: { reason: '这个活动要求年满 18 周岁' },
    },
    'a rejected token asks to sign in, and a later status applies': {
      when: [...submitting, ends(results.tokenDead)],
      state: 'visitor',
      context: { step: undefined, clientId: undefined },
      effects: ['askToSignIn'],
    },
    'an unanswered registration waits for the network': {
      when: [...submitting, ends(results.unreached)],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'the retry keeps the client id': {
      when: [...submitting, ends(results.unreached), found],
      state: 'submitting',
      context: { clientId: 'a', isOnline: true },
    },
    'offline, nothing is sent': {
      start: offline,
      when: submitting,
      state: 'offline',
      tags: [],
      context: { clientId: 'a' },
    },
    'a registration made offline is sent once online': {
      start: offline,
      when: [...submitting, found],
      state: 'submitting',
      context: { isOnline: true },
    },
    'waiting for the network may be cancelled': {
      start: offline,
      when: [...submitting, dismiss],
      state: 'ready',
    },
    'the network’s return is noted while nothing waits for it': {
      start: offline,
      when: [onStatus('form'), found],
      state: 'ready',
      context: { isOnline: true },
    },
    'the loss of the network is noted': {
      when: [...confirming, lost, confirm('a')],
      state: 'offline',
      context: { isOnline: false },
    },
    'rate limiting is shown': {
      when: [...submitting, ends(results.tooFast)],
      state: 'failed',
      context: { reason: '点得太快了' },
    },
    'a gateway error is shown': { when: failing, state: 'failed', context: { reason: '没有成功' } },
    'a code loading error is shown': {
      when: [...submitting, failed('register', 'no such file')],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'a retry after a failure keeps the client id': {
      when: [...failing, confirm('c')],
      state: 'submitting',
      context: { clientId: 'a', reason: '' },
    },
    'a failure may be dismissed': {
      when: [...failing, dismiss],
      state: 'ready',
      context: { clientId: undefined, reason: '' },
    },
    'a retry without a network waits for it': {
      when: [...failing, lost, confirm('c')],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'cancelling a registration asks for confirmation first': {
      when: [...registered, askToLeave],
      state: 'confirmingCancel',
      context: { clientId: undefined },
    },
    'the registration may be kept': { when: [...registered, askToLeave, stay], state: 'registered' },
    'a confirmed cancellation is sent': {
      when: leaving,
      state: 'cancelling',
      tags: ['busy'],
      context: { clientId: 'b' },
    },
    'a status during the cancellation is deferred': {
      when: [...leaving, onStatus('full')],
      state: 'cancelling',
      context: { step: 'registered', deferred: 'full' },
    },
    'a deferred status applies after the cancellation': {
      when: [...leaving, onStatus('form'), leaves(cancels.cancelled)],
      state: 'ready',
      context: { step: 'form', deferred: undefined, clientId: undefined },
      effects: ['reload'],
    },
    'a deferred status applies after a cancellation elsewhere': {
      when: [...leaving, onStatus('full'), leaves(cancels.notRegistered)],
      state: 'full',
      effects: ['reload'],
    },
    'a deferred status applies after the cancellation’s response was lost': {
      when: [...leaving, onStatus('form'), leaves(cancels.unreached)],
      state: 'ready',
      context: { reason: '' },
    },
    'a deferred status applies after the cancellation was too late': {
      when: [...leaving, onStatus('closed'), leaves(cancels.tooLate)],
      state: 'closed',
      context: { reason: '' },
    },
    'a deferred status applies after the cancellation code failed to load': {
      when: [...leaving, onStatus('closed'), failed('cancel', 'no such file')],
      state: 'closed',
      context: { reason: '' },
    },
    'a deferred status applies after the token was rejected during the cancellation': {
      when: [...leaving, onStatus('closed'), leaves(cancels.tokenDead)],
      state: 'closed',
      effects: ['askToSignIn'],
    },
    'a cancelled registration refetches the status': {
      when: [...leaving, leaves(cancels.cancelled)],
      state: 'unknown',
      context: { step: undefined, clientId: undefined },
      effects: ['reload'],
    },
    'the reader may register again after cancelling': {
      when: [...leaving, leaves(cancels.cancelled), onStatus('form')],
      state: 'ready',
    },
    'a registration cancelled elsewhere refetches the status': {
      when: [...leaving, leaves(cancels.notRegistered)],
      state: 'unknown',
      effects: ['reload'],
    },
    'a cancellation that is too late is reported': {
      when: [...leaving, leaves(cancels.tooLate)],
      state: 'registered',
      context: { reason: '报名已经截止，不能取消了' },
    },
    'cancelling with a rejected token asks to sign in': {
      when: [...leaving, leaves(cancels.tokenDead)],
      state: 'visitor',
      effects: ['askToSignIn'],
    },
    'a failed cancellation is shown': {
      when: [...leaving, leaves(cancels.unreached)],
      state: 'cancelFailed',
      context: { reason: '网络断开了，请稍后再试' },
    },
    'a code loading error during the cancellation is shown': {
      when: [...leaving, failed('cancel', 'no such file')],
      state: 'cancelFailed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'a failed cancellation may be retried': {
      when: [...leaving, leaves(cancels.unreached), leave('c')],
      state: 'cancelling',
      context: { clientId: 'b', reason: '' },
    },
    'a failed cancellation may be dismissed': {
      when: [...leaving, leaves(cancels.unreached), stay],
      state: 'registered',
    },
  },
});
