import { assign, enqueueActions, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import type {
  CancelResult,
  RegisterResult,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationStep,
} from './registration-events.ts';

// Guarantees: the gateway's status of the registration is applied at once; while a request is in flight it is
// deferred, and applied only if the request fails. Registering and cancelling both need a confirmation; a retry keeps
// its `clientId`. Registrations never go to the outbox, because a place counts only once the gateway has granted it.

const unknownReason = '没有成功，请稍后再试';
const lateReason = '报名已经截止，不能取消了';

type Event<Type extends RegistrationEvent['type']> = { event: Extract<RegistrationEvent, { type: Type }> };
type Registered = { event: { output: RegisterResult } };
type Cancelled = { event: { output: CancelResult } };

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    register: notProvidedActor<RegisterResult, { clientId: string }>('register'),
    cancel: notProvidedActor<CancelResult, { clientId: string }>('cancel'),
  },
  actions: {
    askToSignIn: notProvidedAction('askToSignIn'),
    openVolunteerForm: notProvidedAction('openVolunteerForm'),
    /** refetches the registration status */
    reload: notProvidedAction('reload'),
    setStep: assign({
      step: (_, { step }: { step: RegistrationStep }) => step,
      deferred: undefined,
      reason: '',
    }),
    defer: assign({
      deferred: ({ context }, { step }: { step: RegistrationStep }) =>
        step === context.step ? undefined : step,
    }),
    /** handles the deferred status as if it had arrived just now */
    raiseDeferred: enqueueActions(({ context: { deferred }, enqueue }) => {
      if (deferred === undefined) return;
      enqueue.assign({ deferred: undefined });
      enqueue.raise({ type: 'status.received', step: deferred });
    }),
    clearStep: assign({ step: undefined, clientId: undefined }),
    resetAttempt: assign({ clientId: undefined, reason: '' }),
    setClientId: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    /** the status differs from the known one */
    isNewStatus: ({ context }, { received, step }: { received: RegistrationStep; step: RegistrationStep }) =>
      received === step && context.step !== step,
    isOutcome: (_, { output, outcome }: { output: RegisterResult; outcome: string }) =>
      output.kind === 'answered' && output.outcome === outcome,
    isRegister: (_, { output, kind }: { output: RegisterResult; kind: RegisterResult['kind'] }) =>
      output.kind === kind,
    isCancel: (_, { output, kind }: { output: CancelResult; kind: CancelResult['kind'] }) =>
      output.kind === kind,
  },
});

const onStatus = <Step extends RegistrationStep, Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'isNewStatus',
      params: ({ event }: Event<'status.received'>) => ({ received: event.step, step }),
    },
    target: `.${target}`,
    actions: { type: 'setStep', params: { step } },
  }) as const;

/** An outcome that is itself a status. */
const ended = <Step extends RegistrationStep, Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'isOutcome',
      params: ({ event: { output } }: Registered) => ({ output, outcome: step }),
    },
    target,
    actions: { type: 'setStep', params: { step } },
  }) as const;

const is = <Kind extends RegisterResult['kind']>(kind: Kind) =>
  ({
    type: 'isRegister',
    params: ({ event: { output } }: Registered) => ({ output, kind }),
  }) as const;
const isLeft = <Kind extends CancelResult['kind']>(kind: Kind) =>
  ({
    type: 'isCancel',
    params: ({ event: { output } }: Cancelled) => ({ output, kind }),
  }) as const;

const whyNot = {
  type: 'setReason',
  params: ({ event: { output } }: { event: { output: RegisterResult | CancelResult } }) => ({
    reason: 'reason' in output ? output.reason : unknownReason,
  }),
} as const;
const unknown = { type: 'setReason', params: { reason: unknownReason } } as const;
const nameRegister = {
  type: 'setClientId',
  params: ({ event: { clientId } }: Event<'register.confirmed'>) => ({ clientId }),
} as const;
const nameCancel = {
  type: 'setClientId',
  params: ({ event: { clientId } }: Event<'cancel.confirmed'>) => ({ clientId }),
} as const;
const confirmed = [
  { guard: 'isOffline', target: 'offline', actions: nameRegister },
  { target: 'submitting', actions: nameRegister },
] as const;
const holds = {
  'status.received': {
    actions: {
      type: 'defer',
      params: ({ event: { step } }: Event<'status.received'>) => ({ step }),
    },
  },
} as const;

export const activityRegistrationMachine = registrationSetup.createMachine({
  id: 'activityRegistration',
  context: ({ input: { isOnline } }) => ({
    isOnline,
    step: undefined,
    deferred: undefined,
    clientId: undefined,
    reason: '',
  }),
  initial: 'unknown',
  on: {
    'status.received': [
      onStatus('not-signed-in', 'visitor'),
      onStatus('not-volunteer', 'notVolunteer'),
      onStatus('submitted', 'audited'),
      onStatus('locked', 'locked'),
      onStatus('form', 'ready'),
      onStatus('registered', 'registered'),
      onStatus('full', 'full'),
      onStatus('closed', 'closed'),
    ],
    'network.lost': { actions: { type: 'setOnline', params: { isOnline: false } } },
    'network.restored': { actions: { type: 'setOnline', params: { isOnline: true } } },
  },
  states: {
    unknown: { tags: 'busy' },
    visitor: { on: { 'register.requested': { actions: 'askToSignIn' } } },
    notVolunteer: { on: { 'register.requested': { actions: 'openVolunteerForm' } } },
    audited: {},
    locked: {},
    full: {},
    closed: {},
    ready: { on: { 'register.requested': { target: 'confirming', actions: 'resetAttempt' } } },
    confirming: { on: { 'register.confirmed': [...confirmed], 'register.dismissed': 'ready' } },
    // nothing was sent, or the response was lost
    offline: {
      on: {
        'network.restored': {
          target: 'submitting',
          actions: { type: 'setOnline', params: { isOnline: true } },
        },
        'register.dismissed': 'ready',
      },
    },
    submitting: {
      tags: 'busy',
      on: holds,
      invoke: {
        src: 'register',
        input: ({ context: { clientId = '' } }) => ({ clientId }),
        onDone: [
          ended('registered', 'registered'),
          ended('full', 'full'),
          ended('closed', 'closed'),
          ended('locked', 'locked'),
          ended('not-volunteer', 'notVolunteer'),
          ended('submitted', 'audited'),
          {
            guard: {
              type: 'isOutcome',
              params: ({ event: { output } }: Registered) => ({ output, outcome: 'clash' }),
            },
            target: 'clash',
            actions: 'raiseDeferred',
          },
          { guard: is('not-eligible'), target: 'notEligible', actions: [whyNot, 'raiseDeferred'] },
          { guard: is('unreached'), target: 'offline', actions: 'raiseDeferred' },
          {
            guard: is('token-dead'),
            target: 'visitor',
            actions: ['clearStep', 'askToSignIn', 'raiseDeferred'],
          },
          { target: 'failed', actions: [whyNot, 'raiseDeferred'] },
        ],
        onError: { target: 'failed', actions: [unknown, 'raiseDeferred'] },
      },
    },
    // registered for a conflicting activity; after leaving that one, the reader may try again
    clash: { on: { 'register.requested': { target: 'confirming', actions: 'resetAttempt' } } },
    notEligible: {},
    failed: {
      on: {
        'register.confirmed': [...confirmed],
        'register.dismissed': { target: 'ready', actions: 'resetAttempt' },
      },
    },
    registered: { on: { 'cancel.requested': { target: 'confirmingCancel', actions: 'resetAttempt' } } },
    confirmingCancel: {
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: nameCancel },
        'cancel.dismissed': 'registered',
      },
    },
    cancelling: {
      tags: 'busy',
      on: holds,
      invoke: {
        src: 'cancel',
        input: ({ context: { clientId = '' } }) => ({ clientId }),
        onDone: [
          {
            guard: isLeft('cancelled'),
            target: 'unknown',
            actions: ['clearStep', 'reload', 'raiseDeferred'],
          },
          {
            guard: isLeft('not-registered'),
            target: 'unknown',
            actions: ['clearStep', 'reload', 'raiseDeferred'],
          },
          {
            guard: isLeft('token-dead'),
            target: 'visitor',
            actions: ['clearStep', 'askToSignIn', 'raiseDeferred'],
          },
          {
            guard: isLeft('too-late'),
            target: 'registered',
            actions: [{ type: 'setReason', params: { reason: lateReason } }, 'raiseDeferred'],
          },
          { target: 'cancelFailed', actions: [whyNot, 'raiseDeferred'] },
        ],
        onError: { target: 'cancelFailed', actions: [unknown, 'raiseDeferred'] },
      },
    },
    cancelFailed: {
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: nameCancel },
        'cancel.dismissed': 'registered',
      },
    },
  },
});
