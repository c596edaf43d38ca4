import { defineProof, done, failed } from '../proof/proof.ts';
import { activityRegistrationMachine } from './activity-registration.machine.ts';
import type { CancelResult, RegisterResult, RegistrationStep } from './registration-events.ts';

const told = (step: RegistrationStep) => ({ type: 'standing.received', step }) as const;
const confirm = (clientId: string) => ({ type: 'register.confirmed', clientId }) as const;
const leave = (clientId: string) => ({ type: 'cancel.confirmed', clientId }) as const;
const ask = { type: 'register.requested' } as const;
const dismiss = { type: 'register.dismissed' } as const;
const askToLeave = { type: 'cancel.requested' } as const;
const stay = { type: 'cancel.dismissed' } as const;
const found = { type: 'network.restored' } as const;
const lost = { type: 'network.lost' } as const;

const outcome = (what: Extract<RegisterResult, { kind: 'told' }>['outcome']) =>
  done('register', { kind: 'told', outcome: what } satisfies RegisterResult);
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

const confirming = [told('form'), ask] as const;
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
    told('form'),
    told('not-signed-in'),
    told('not-volunteer'),
    told('submitted'),
    told('locked'),
    told('registered'),
    told('full'),
    told('closed'),
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
        ...outcomes.map((what) => ({ kind: 'told', outcome: what }) as const),
        ...Object.values(results),
      ],
      error: ['no such file'],
    },
    cancel: { done: Object.values(cancels), error: ['no such file'] },
  },
  invariants: {
    'nobody registers who was not asked once more': ({ from, to }) =>
      !to.matches('submitting') ||
      from.matches('submitting') ||
      from.matches('confirming') ||
      from.matches('offline') ||
      from.matches('failed'),
    'nobody leaves who was not asked once more': ({ from, to }) =>
      !to.matches('cancelling') ||
      from.matches('cancelling') ||
      from.matches('confirmingCancel') ||
      from.matches('cancelFailed'),
    'what goes out has a name': ({ to }) =>
      !(to.matches('submitting') || to.matches('cancelling')) || to.context.clientId !== undefined,
    'a locked volunteer registers for nothing': ({ from, event, to }) =>
      !from.matches('locked') || event.type === 'standing.received' || to.matches('locked'),
    'it says why exactly where something came to nothing': ({ to }) =>
      to.context.reason === '' ||
      to.matches('failed') ||
      to.matches('cancelFailed') ||
      to.matches('notEligible') ||
      to.matches('registered'),
    'nothing is held back but while an act is on its way': ({ to }) =>
      to.context.held === undefined || to.matches('submitting') || to.matches('cancelling'),
  },
  expectations: {
    'nothing is offered before it is known how it stands': {
      when: [ask, confirm('a')],
      state: 'unknown',
      tags: ['busy'],
    },
    'a visitor is asked to sign in': {
      when: [told('not-signed-in'), ask],
      state: 'visitor',
      tags: [],
      effects: ['askToSignIn'],
    },
    'who is no volunteer is led to the form': {
      when: [told('not-volunteer'), ask],
      state: 'stranger',
      effects: ['openVolunteerForm'],
    },
    'who waits for an auditor waits': { when: [told('submitted'), ask], state: 'audited', effects: [] },
    'who is locked stays so': { when: [told('locked'), ask], state: 'locked', effects: [] },
    'what is full is shown so': { when: [told('full'), ask], state: 'full', effects: [] },
    'what is closed is shown so': { when: [told('closed'), ask], state: 'closed', effects: [] },
    'who is in is shown in': {
      when: [told('registered')],
      state: 'registered',
      context: { step: 'registered' },
    },
    'who may register may': { when: [told('form')], state: 'ready', tags: [], context: { step: 'form' } },
    'before it is sent it is asked once more': { when: confirming, state: 'confirming' },
    'and may be thought over': { when: [...confirming, dismiss], state: 'ready' },
    'the same news changes nothing': { when: [...confirming, told('form')], state: 'confirming' },
    'who is locked between the question and the answer is told': {
      when: [...confirming, told('locked')],
      state: 'locked',
      context: { step: 'locked' },
    },
    'it goes out': { when: submitting, state: 'submitting', tags: ['busy'], context: { clientId: 'a' } },
    'what is on its way holds still': {
      when: [...submitting, told('full'), ask, dismiss],
      state: 'submitting',
      context: { step: 'form', held: 'full' },
    },
    'what was told meanwhile counts once the try has failed': {
      when: [...submitting, told('locked'), ends(results.broken)],
      state: 'locked',
      context: { step: 'locked', held: undefined, reason: '' },
    },
    'or its code could not be had': {
      when: [...submitting, told('closed'), failed('register', 'no such file')],
      state: 'closed',
      context: { reason: '' },
    },
    'or its answer was lost: it may have arrived': {
      when: [...submitting, told('registered'), ends(results.unreached)],
      state: 'registered',
      context: { step: 'registered' },
    },
    'or another activity was in the way': {
      when: [...submitting, told('full'), outcome('clash')],
      state: 'full',
    },
    'or the reader may not take part': {
      when: [...submitting, told('closed'), ends(results.notEligible)],
      state: 'closed',
      context: { reason: '' },
    },
    'or its token was dead': {
      when: [...submitting, told('full'), ends(results.tokenDead)],
      state: 'full',
      context: { step: 'full', clientId: undefined },
      effects: ['askToSignIn'],
    },
    'the answer goes before what was told meanwhile': {
      when: [...submitting, told('full'), outcome('registered')],
      state: 'registered',
      context: { step: 'registered', held: undefined },
    },
    'the last word told meanwhile counts, also that nothing changed': {
      when: [...submitting, told('locked'), told('form'), ends(results.broken)],
      state: 'failed',
      context: { step: 'form', held: undefined, reason: '没有成功' },
    },
    'a place is given': {
      when: registered,
      state: 'registered',
      context: { step: 'registered', reason: '' },
    },
    'there was none left': {
      when: [...submitting, outcome('full')],
      state: 'full',
      context: { step: 'full' },
    },
    'it was over': { when: [...submitting, outcome('closed')], state: 'closed', context: { step: 'closed' } },
    'who was locked meanwhile is told': {
      when: [...submitting, outcome('locked')],
      state: 'locked',
      context: { step: 'locked' },
    },
    'who is no volunteer any more is told': {
      when: [...submitting, outcome('not-volunteer')],
      state: 'stranger',
      context: { step: 'not-volunteer' },
    },
    'who is looked at again waits': {
      when: [...submitting, outcome('submitted')],
      state: 'audited',
      context: { step: 'submitted' },
    },
    'another activity is in the way': { when: [...submitting, outcome('clash')], state: 'clash' },
    'once it is left this one is tried again, as another act': {
      when: [...submitting, outcome('clash'), ask],
      state: 'confirming',
      context: { clientId: undefined },
    },
    'who may not take part is told why': {
      when: [...submitting, ends(results.notEligible)],
      state: 'notEligible',
      context: { reason: '这个活动要求年满 18 周岁' },
    },
    'a dead token asks to sign in, and what is told then counts': {
      when: [...submitting, ends(results.tokenDead)],
      state: 'visitor',
      context: { step: undefined, clientId: undefined },
      effects: ['askToSignIn'],
    },
    'what was not answered waits for the network': {
      when: [...submitting, ends(results.unreached)],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'and is the same one when it is sent again': {
      when: [...submitting, ends(results.unreached), found],
      state: 'submitting',
      context: { clientId: 'a', isOnline: true },
    },
    'without a network nothing is tried': {
      start: offline,
      when: submitting,
      state: 'offline',
      tags: [],
      context: { clientId: 'a' },
    },
    'and it goes as soon as there is one': {
      start: offline,
      when: [...submitting, found],
      state: 'submitting',
      context: { isOnline: true },
    },
    'waiting for a network may be given up': {
      start: offline,
      when: [...submitting, dismiss],
      state: 'ready',
    },
    'a network that nobody waits for is noted': {
      start: offline,
      when: [told('form'), found],
      state: 'ready',
      context: { isOnline: true },
    },
    'a network that went is noted': {
      when: [...confirming, lost, confirm('a')],
      state: 'offline',
      context: { isOnline: false },
    },
    'too much haste is told': {
      when: [...submitting, ends(results.tooFast)],
      state: 'failed',
      context: { reason: '点得太快了' },
    },
    'a broken gateway is told': { when: failing, state: 'failed', context: { reason: '没有成功' } },
    'code that cannot be had is told': {
      when: [...submitting, failed('register', 'no such file')],
      state: 'failed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'what failed is the same one when it is tried again': {
      when: [...failing, confirm('c')],
      state: 'submitting',
      context: { clientId: 'a', reason: '' },
    },
    'or is let be': {
      when: [...failing, dismiss],
      state: 'ready',
      context: { clientId: undefined, reason: '' },
    },
    'what failed and lost the network waits': {
      when: [...failing, lost, confirm('c')],
      state: 'offline',
      context: { clientId: 'a' },
    },
    'before a place is given back it is asked once more': {
      when: [...registered, askToLeave],
      state: 'confirmingCancel',
      context: { clientId: undefined },
    },
    'and may be kept': { when: [...registered, askToLeave, stay], state: 'registered' },
    'it is given back': { when: leaving, state: 'cancelling', tags: ['busy'], context: { clientId: 'b' } },
    'while it is given back nothing else counts': {
      when: [...leaving, told('full')],
      state: 'cancelling',
      context: { step: 'registered', held: 'full' },
    },
    'what was told meanwhile counts once it was given back': {
      when: [...leaving, told('form'), leaves(cancels.cancelled)],
      state: 'ready',
      context: { step: 'form', held: undefined, clientId: undefined },
      effects: ['reload'],
    },
    'or was given back elsewhere': {
      when: [...leaving, told('full'), leaves(cancels.notRegistered)],
      state: 'full',
      effects: ['reload'],
    },
    'or could not be: its answer may be lost': {
      when: [...leaving, told('form'), leaves(cancels.unreached)],
      state: 'ready',
      context: { reason: '' },
    },
    'or was too late': {
      when: [...leaving, told('closed'), leaves(cancels.tooLate)],
      state: 'closed',
      context: { reason: '' },
    },
    'or the code for it could not be had': {
      when: [...leaving, told('closed'), failed('cancel', 'no such file')],
      state: 'closed',
      context: { reason: '' },
    },
    'or its token was found dead': {
      when: [...leaving, told('closed'), leaves(cancels.tokenDead)],
      state: 'closed',
      effects: ['askToSignIn'],
    },
    'what was given back is asked anew': {
      when: [...leaving, leaves(cancels.cancelled)],
      state: 'unknown',
      context: { step: undefined, clientId: undefined },
      effects: ['reload'],
    },
    'and may be had again': { when: [...leaving, leaves(cancels.cancelled), told('form')], state: 'ready' },
    'what was given back elsewhere is asked anew': {
      when: [...leaving, leaves(cancels.notRegistered)],
      state: 'unknown',
      effects: ['reload'],
    },
    'too late is told': {
      when: [...leaving, leaves(cancels.tooLate)],
      state: 'registered',
      context: { reason: '报名已经截止，不能取消了' },
    },
    'leaving with a dead token asks to sign in': {
      when: [...leaving, leaves(cancels.tokenDead)],
      state: 'visitor',
      effects: ['askToSignIn'],
    },
    'what could not be given back is told': {
      when: [...leaving, leaves(cancels.unreached)],
      state: 'cancelFailed',
      context: { reason: '网络断开了，请稍后再试' },
    },
    'code for leaving that cannot be had is told': {
      when: [...leaving, failed('cancel', 'no such file')],
      state: 'cancelFailed',
      context: { reason: '没有成功，请稍后再试' },
    },
    'it may be tried once more': {
      when: [...leaving, leaves(cancels.unreached), leave('c')],
      state: 'cancelling',
      context: { clientId: 'b', reason: '' },
    },
    'or be left': { when: [...leaving, leaves(cancels.unreached), stay], state: 'registered' },
  },
});
