import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import {
  firstFault,
  formFaults,
  phoneFaults,
  withoutFault,
  type FormFaults,
  type FormPlace,
} from './form-faults.ts';

// Guarantees: one request is in flight at a time; no code is requested during the resend lock, and every code that
// was sent starts it; signing in requires a phone, a code and consent; each fault is shown at its field, and the
// first gets the focus.

/** The result of requesting a code. */
export type CodeOutcome =
  /** sent; another can be requested after these seconds */
  | { readonly kind: 'sent'; readonly seconds: number }
  /** a captcha must be passed first */
  | { readonly kind: 'check-needed' }
  | Refused;

export type SignInOutcome = { readonly kind: 'signed-in'; readonly session: NewSession } | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly at: FormPlace;
  /** what happened and what to do, for the reader */
  readonly text: string;
  /** seconds before another code can be requested */
  readonly seconds?: number;
}

export interface NewSession {
  readonly token: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly expiresAt: string;
}

export type SmsLoginEvent =
  | { type: 'code.requested'; phone: string }
  | { type: 'check.passed'; checkId: string }
  | { type: 'check.dismissed' }
  | { type: 'login.requested'; phone: string; code: string; consented: boolean }
  | { type: 'field.changed'; place: FormPlace }
  /** the remaining seconds of a resend lock that an earlier visit to the page started */
  | { type: 'lock.restored'; seconds: number };

interface SmsLoginContext {
  readonly faults: FormFaults;
  /** full length of the resend lock in seconds; 0 if a code can be requested */
  readonly lockSeconds: number;
  readonly phone: string;
  readonly code: string;
  /** the captcha that was passed for the requested code */
  readonly checkId: string | undefined;
}

const unexpected: FormFaults = { form: '没有成功，请检查网络后再试' };

const loginSetup = setup({
  types: {
    context: {} as SmsLoginContext,
    events: {} as SmsLoginEvent,
    tags: {} as 'sending-code' | 'checking' | 'signing-in' | 'entered' | 'locked',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    sendCode: notProvidedActor<CodeOutcome, { phone: string; checkId: string | undefined }>('sendCode'),
    signIn: notProvidedActor<SignInOutcome, { phone: string; code: string }>('signIn'),
  },
  actions: {
    setPhone: assign((_, params: { phone: string }) => ({ phone: params.phone, checkId: undefined })),
    setForm: assign((_, params: { phone: string; code: string }) => params),
    setCheck: assign((_, params: { checkId: string }) => params),
    showFaults: assign((_, params: { faults: FormFaults }) => params),
    clearFaults: assign({ faults: {} }),
    clearFault: assign(({ context }, { place }: { place: FormPlace }) => ({
      faults: withoutFault(withoutFault(context.faults, place), 'form'),
    })),
    lock: assign({ lockSeconds: (_, params: { seconds: number }) => params.seconds }),
    unlock: assign({ lockSeconds: 0 }),
    /** focuses a field */
    focusField: notProvidedAction<{ place: FormPlace | undefined }>('focusField'),
    /** saves the lock, so that it survives a reload */
    saveLock: notProvidedAction<{ seconds: number }>('saveLock'),
    /** the reader is signed in: stores the token and returns to the previous page */
    enter: notProvidedAction<{ session: NewSession }>('enter'),
  },
  guards: {
    isLocked: ({ context }) => context.lockSeconds > 0,
    isPhone: (_, params: { phone: string }) => firstFault(phoneFaults(params.phone)) === undefined,
    isComplete: (_, params: { faults: FormFaults }) => firstFault(params.faults) === undefined,
    isSent: (_, params: { outcome: CodeOutcome }) => params.outcome.kind === 'sent',
    needsCheck: (_, params: { outcome: CodeOutcome }) => params.outcome.kind === 'check-needed',
    isSignedIn: (_, params: { outcome: SignInOutcome }) => params.outcome.kind === 'signed-in',
  },
  delays: { lockTime: ({ context }) => context.lockSeconds * 1000 },
});

export const smsLoginMachine = loginSetup.createMachine({
  id: 'smsLogin',
  context: { faults: {}, lockSeconds: 0, phone: '', code: '', checkId: undefined },
  type: 'parallel',
  states: {
    form: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'field.changed': {
              actions: { type: 'clearFault', params: ({ event }) => ({ place: event.place }) },
            },
            'lock.restored': [
              { guard: 'isLocked' },
              { actions: { type: 'lock', params: ({ event }) => ({ seconds: event.seconds }) } },
            ],
            'code.requested': [
              { guard: 'isLocked' },
              {
                guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.phone }) },
                target: 'sendingCode',
                actions: [
                  'clearFaults',
                  { type: 'setPhone', params: ({ event }) => ({ phone: event.phone }) },
                ],
              },
              {
                actions: [
                  { type: 'showFaults', params: ({ event }) => ({ faults: phoneFaults(event.phone) }) },
                  { type: 'focusField', params: { place: 'phone' } },
                ],
              },
            ],
            'login.requested': [
              {
                guard: { type: 'isComplete', params: ({ event }) => ({ faults: formFaults(event) }) },
                target: 'signingIn',
                actions: [
                  'clearFaults',
                  {
                    type: 'setForm',
                    params: ({ event: { phone, code } }) => ({ phone, code }),
                  },
                ],
              },
              {
                actions: [
                  { type: 'showFaults', params: ({ event }) => ({ faults: formFaults(event) }) },
                  { type: 'focusField', params: ({ event }) => ({ place: firstFault(formFaults(event)) }) },
                ],
              },
            ],
          },
        },
        sendingCode: {
          tags: 'sending-code',
          invoke: {
            src: 'sendCode',
            input: ({ context: { phone, checkId } }) => ({ phone, checkId }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => ({ outcome: event.output }) },
                target: 'filling',
                actions: [
                  { type: 'lock', params: ({ event }) => ({ seconds: secondsOf(event.output) }) },
                  { type: 'focusField', params: { place: 'code' } },
                ],
              },
              {
                guard: { type: 'needsCheck', params: ({ event }) => ({ outcome: event.output }) },
                target: 'checking',
              },
              {
                target: 'filling',
                actions: [
                  { type: 'lock', params: ({ event }) => ({ seconds: secondsOf(event.output) }) },
                  { type: 'showFaults', params: ({ event }) => ({ faults: faultOf(event.output) }) },
                  {
                    type: 'focusField',
                    params: ({ event }) => ({ place: firstFault(faultOf(event.output)) }),
                  },
                ],
              },
            ],
            onError: {
              target: 'filling',
              actions: { type: 'showFaults', params: { faults: unexpected } },
            },
          },
        },
        /** a captcha is shown over the form */
        checking: {
          tags: 'checking',
          on: {
            'check.passed': {
              target: 'sendingCode',
              actions: { type: 'setCheck', params: ({ event }) => ({ checkId: event.checkId }) },
            },
            'check.dismissed': 'filling',
          },
        },
        signingIn: {
          tags: 'signing-in',
          invoke: {
            src: 'signIn',
            input: ({ context: { phone, code } }) => ({ phone, code }),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => ({ outcome: event.output }) },
                target: 'entered',
                actions: { type: 'enter', params: ({ event }) => ({ session: sessionOf(event.output) }) },
              },
              {
                target: 'filling',
                actions: [
                  { type: 'showFaults', params: ({ event }) => ({ faults: faultOf(event.output) }) },
                  {
                    type: 'focusField',
                    params: ({ event }) => ({ place: firstFault(faultOf(event.output)) }),
                  },
                ],
              },
            ],
            onError: {
              target: 'filling',
              actions: { type: 'showFaults', params: { faults: unexpected } },
            },
          },
        },
        entered: { tags: 'entered' },
      },
    },
    lock: {
      initial: 'free',
      states: {
        free: { always: { guard: 'isLocked', target: 'locked' } },
        locked: {
          tags: 'locked',
          entry: { type: 'saveLock', params: ({ context }) => ({ seconds: context.lockSeconds }) },
          after: { lockTime: { target: 'free', actions: 'unlock' } },
        },
      },
    },
  },
});

const secondsOf = (outcome: CodeOutcome) => ('seconds' in outcome ? outcome.seconds : 0);

const faultOf = (outcome: CodeOutcome | SignInOutcome): FormFaults =>
  outcome.kind === 'refused' ? { [outcome.at]: outcome.text } : {};

const noSession: NewSession = { token: '', expiresAt: '' };

const sessionOf = (outcome: SignInOutcome): NewSession =>
  outcome.kind === 'signed-in' ? outcome.session : noSession;
