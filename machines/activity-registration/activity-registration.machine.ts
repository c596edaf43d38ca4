import { assign, enqueueActions, setup } from 'xstate';
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
    noteStep: assign({
      step: (_, { step }: { step: RegistrationStep }) => step,
      held: undefined,
      reason: '',
    }),
    hold: assign({
      held: ({ context }, { step }: { step: RegistrationStep }) => (step === context.step ? undefined : step),
    }),
    /** handles the deferred status as if it had arrived just now */
    tellHeld: enqueueActions(({ context: { held }, enqueue }) => {
      if (held === undefined) return;
      enqueue.assign({ held: undefined });
      enqueue.raise({ type: 'standing.received', step: held });
    }),
    forgetStep: assign({ step: undefined, clientId: undefined }),
    beginAct: assign({ clientId: undefined, reason: '' }),
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
    tells: ({ context }, { told, step }: { told: RegistrationStep; step: RegistrationStep }) =>
      told === step && context.step !== step,
    isTold: (_, { output, outcome }: { output: RegisterResult; outcome: string }) =>
      output.kind === 'told' && output.outcome === outcome,
    isRegister: (_, { output, kind }: { output: RegisterResult; kind: RegisterResult['kind'] }) =>
      output.kind === kind,
    isCancel: (_, { output, kind }: { output: CancelResult; kind: CancelResult['kind'] }) =>
      output.kind === kind,
  },
});

const told = <Step extends RegistrationStep, Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'tells',
      params: ({ event }: Event<'standing.received'>) => ({ told: event.step, step }),
    },
    target: `.${target}`,
    actions: { type: 'noteStep', params: { step } },
  }) as const;

/** An outcome that is itself a status. */
const ended = <Step extends RegistrationStep, Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'isTold',
      params: ({ event: { output } }: Registered) => ({ output, outcome: step }),
    },
    target,
    actions: { type: 'noteStep', params: { step } },
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
  'standing.received': {
    actions: {
      type: 'hold',
      params: ({ event: { step } }: Event<'standing.received'>) => ({ step }),
    },
  },
} as const;

export const activityRegistrationMachine = registrationSetup.createMachine({
  id: 'activityRegistration',
  context: ({ input: { isOnline } }) => ({
    isOnline,
    step: undefined,
    held: undefined,
    clientId: undefined,
    reason: '',
  }),
  initial: 'unknown',
  on: {
    'standing.received': [
      told('not-signed-in', 'visitor'),
      told('not-volunteer', 'stranger'),
      told('submitted', 'audited'),
      told('locked', 'locked'),
      told('form', 'ready'),
      told('registered', 'registered'),
      told('full', 'full'),
      told('closed', 'closed'),
    ],
    'network.lost': { actions: { type: 'setOnline', params: { isOnline: false } } },
    'network.restored': { actions: { type: 'setOnline', params: { isOnline: true } } },
  },
  states: {
    unknown: { tags: 'busy' },
    visitor: { on: { 'register.requested': { actions: 'askToSignIn' } } },
    stranger: { on: { 'register.requested': { actions: 'openVolunteerForm' } } },
    audited: {},
    locked: {},
    full: {},
    closed: {},
    ready: { on: { 'register.requested': { target: 'confirming', actions: 'beginAct' } } },
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
          ended('not-volunteer', 'stranger'),
          ended('submitted', 'audited'),
          {
            guard: {
              type: 'isTold',
              params: ({ event: { output } }: Registered) => ({ output, outcome: 'clash' }),
            },
            target: 'clash',
            actions: 'tellHeld',
          },
          { guard: is('not-eligible'), target: 'notEligible', actions: [whyNot, 'tellHeld'] },
          { guard: is('unreached'), target: 'offline', actions: 'tellHeld' },
          { guard: is('token-dead'), target: 'visitor', actions: ['forgetStep', 'askToSignIn', 'tellHeld'] },
          { target: 'failed', actions: [whyNot, 'tellHeld'] },
        ],
        onError: { target: 'failed', actions: [unknown, 'tellHeld'] },
      },
    },
    // registered for a conflicting activity; after leaving that one, the reader may try again
    clash: { on: { 'register.requested': { target: 'confirming', actions: 'beginAct' } } },
    notEligible: {},
    failed: {
      on: {
        'register.confirmed': [...confirmed],
        'register.dismissed': { target: 'ready', actions: 'beginAct' },
      },
    },
    registered: { on: { 'cancel.requested': { target: 'confirmingCancel', actions: 'beginAct' } } },
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
          { guard: isLeft('cancelled'), target: 'unknown', actions: ['forgetStep', 'reload', 'tellHeld'] },
          {
            guard: isLeft('not-registered'),
            target: 'unknown',
            actions: ['forgetStep', 'reload', 'tellHeld'],
          },
          {
            guard: isLeft('token-dead'),
            target: 'visitor',
            actions: ['forgetStep', 'askToSignIn', 'tellHeld'],
          },
          {
            guard: isLeft('too-late'),
            target: 'registered',
            actions: [{ type: 'setReason', params: { reason: lateReason } }, 'tellHeld'],
          },
          { target: 'cancelFailed', actions: [whyNot, 'tellHeld'] },
        ],
        onError: { target: 'cancelFailed', actions: [unknown, 'tellHeld'] },
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
