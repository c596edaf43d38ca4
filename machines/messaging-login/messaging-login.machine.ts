import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import type { NewSession } from '../sms-login/sms-login.machine.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the reader is redirected to the messaging app only with consent, and a return is accepted only with the
// state that this page saved before the redirect, once. A linked account signs in; any other links a phone number and
// signs in. From every other outcome the reader can start again.

/** What the page saves before the redirect: the state comes back in the URL, the verifier stays here. */
export interface Attempt {
  readonly state: string;
  readonly verifier: string;
}

/** A user who returned from the messaging app without a linked account. */
export interface Newcomer {
  readonly ticket: string;
  /** display name in the messaging app; may be empty */
  readonly name: string;
  /** ms since 1970 at which the ticket expires */
  readonly until: number;
}

export type RedirectResult =
  | { readonly kind: 'ready'; readonly attempt: Attempt; /** redirect URL */ readonly address: string }
  | Refused;

export type Binding =
  | { readonly kind: 'bound'; readonly session: NewSession }
  | { readonly kind: 'unbound'; readonly newcomer: Newcomer }
  | Refused;

interface Refused {
  readonly kind: 'refused';
  /** what happened and what to do, for the reader */
  readonly text: string;
}

export type MessagingLoginEvent =
  | { type: 'login.requested'; consented: boolean }
  | { type: 'consent.changed' }
  /** the page was opened with the messaging app's query parameters; without a code the user declined */
  | {
      type: 'reader.returned';
      code: string | undefined;
      state: string;
      /** what was saved before the redirect, in this tab */
      attempt: Attempt | undefined;
    }
  /** a page that was hidden while its reader looked up the code */
  | { type: 'newcomer.restored'; newcomer: Newcomer }
  | { type: 'phone.bound'; session: NewSession }
  | { type: 'binding.left' };

interface MessagingLoginContext {
  readonly fault: { readonly at: 'consent' | 'login'; readonly text: string } | undefined;
  readonly code: string;
  readonly attempt: Attempt;
  readonly newcomer: Newcomer | undefined;
}

/** ms after which a redirect that did not happen is given up */
const redirectTimeoutMs = 20_000;

const texts = {
  consent: '请先阅读并同意用户协议和隐私政策',
  denied: '您没有同意授权。可以再试一次，或用手机号登录',
  foreign: '这次微信登录不是从这个页面开始的，请重新点“微信登录”',
  notOpened: '微信没有打开，请检查网络后再试',
  unexpected: '没有成功，请检查网络后再试',
};

const noAttempt: Attempt = { state: '', verifier: '' };

const loginSetup = setup({
  types: {
    context: {} as MessagingLoginContext,
    events: {} as MessagingLoginEvent,
    tags: {} as 'busy' | 'binding' | 'entered',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    requestRedirect: notProvidedActor<RedirectResult, void>('requestRedirect'),
    checkBinding: notProvidedActor<Binding, { code: string; attempt: Attempt }>('checkBinding'),
  },
  actions: {
    showFault: assign({
      fault: (_, { at = 'login', text }: { at?: 'consent' | 'login'; text: string }) => ({ at, text }),
    }),
    clearFault: assign({ fault: undefined }),
    setReturn: assign((_, params: { code: string; attempt: Attempt }) => params),
    clearReturn: assign({ code: '', attempt: noAttempt }),
    setNewcomer: assign((_, params: { newcomer: Newcomer | undefined }) => params),
    /** saves it until the reader returns */
    saveAttempt: notProvidedAction<{ attempt: Attempt }>('saveAttempt'),
    /** redirects to the messaging app */
    leave: notProvidedAction<{ address: string }>('leave'),
    /** an attempt is used once: deletes the saved one and its query parameters */
    deleteAttempt: notProvidedAction('deleteAttempt'),
    /** survives the page being hidden; undefined deletes it */
    saveNewcomer: notProvidedAction<{ newcomer: Newcomer | undefined }>('saveNewcomer'),
    /** the reader is signed in: stores the token and returns to the previous page */
    enter: notProvidedAction<{ session: NewSession }>('enter'),
  },
  guards: {
    hasConsent: (_, { consented }: { consented: boolean }) => consented,
    isReady: (_, { outcome }: { outcome: RedirectResult }) => outcome.kind === 'ready',
    is: (_, { outcome, kind }: { outcome: Binding; kind: Binding['kind'] }) => outcome.kind === kind,
    isForeign: (_, { state, attempt }: { state: string; attempt: Attempt | undefined }) =>
      attempt === undefined || attempt.state !== state,
    isDenied: (_, { code }: { code: string | undefined }) => code === undefined,
  },
});

export const messagingLoginMachine = loginSetup.createMachine({
  id: 'messagingLogin',
  context: { fault: undefined, code: '', attempt: noAttempt, newcomer: undefined },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'login.requested': [
          {
            guard: { type: 'hasConsent', params: ({ event: { consented } }) => ({ consented }) },
            target: 'settingOut',
            actions: 'clearFault',
          },
          { actions: { type: 'showFault', params: { at: 'consent', text: texts.consent } } },
        ],
        'consent.changed': { actions: 'clearFault' },
        'reader.returned': [
          {
            guard: { type: 'isForeign', params: ({ event: { state, attempt } }) => ({ state, attempt }) },
            actions: ['deleteAttempt', { type: 'showFault', params: { text: texts.foreign } }],
          },
          {
            guard: { type: 'isDenied', params: ({ event: { code } }) => ({ code }) },
            actions: ['deleteAttempt', { type: 'showFault', params: { text: texts.denied } }],
          },
          {
            target: 'checking',
            actions: [
              'deleteAttempt',
              'clearFault',
              {
                type: 'setReturn',
                params: ({ event: { code = '', attempt = noAttempt } }) => ({ code, attempt }),
              },
            ],
          },
        ],
        'newcomer.restored': {
          target: 'binding',
          actions: [
            'clearFault',
            { type: 'setNewcomer', params: ({ event: { newcomer } }) => ({ newcomer }) },
          ],
        },
      },
    },
    settingOut: {
      tags: 'busy',
      invoke: {
        src: 'requestRedirect',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event: { output } }) => ({ outcome: output }) },
            target: 'leaving',
            actions: [
              { type: 'saveAttempt', params: ({ event: { output } }) => ({ attempt: attemptOf(output) }) },
              { type: 'leave', params: ({ event: { output } }) => ({ address: addressOf(output) }) },
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'showFault', params: ({ event: { output } }) => ({ text: textOf(output) }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'showFault', params: { text: texts.unexpected } },
        },
      },
    },
    /** the page unloads as soon as the messaging app's arrives */
    leaving: {
      tags: 'busy',
      after: {
        [redirectTimeoutMs]: {
          target: 'choosing',
          actions: ['deleteAttempt', { type: 'showFault', params: { text: texts.notOpened } }],
        },
      },
    },
    checking: {
      tags: 'busy',
      exit: 'clearReturn',
      invoke: {
        src: 'checkBinding',
        input: ({ context: { code, attempt } }) => ({ code, attempt }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ outcome: output, kind: 'bound' }) },
            target: 'entered',
            actions: { type: 'enter', params: ({ event: { output } }) => ({ session: sessionOf(output) }) },
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ outcome: output, kind: 'unbound' }) },
            target: 'binding',
            actions: [
              {
                type: 'setNewcomer',
                params: ({ event: { output } }) => ({ newcomer: newcomerOf(output) }),
              },
              {
                type: 'saveNewcomer',
                params: ({ event: { output } }) => ({ newcomer: newcomerOf(output) }),
              },
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'showFault', params: ({ event: { output } }) => ({ text: textOf(output) }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'showFault', params: { text: texts.unexpected } },
        },
      },
    },
    /** the phone form replaces the choice of login methods */
    binding: {
      tags: 'binding',
      exit: [
        { type: 'setNewcomer', params: { newcomer: undefined } },
        { type: 'saveNewcomer', params: { newcomer: undefined } },
      ],
      on: {
        'phone.bound': {
          target: 'entered',
          actions: { type: 'enter', params: ({ event: { session } }) => ({ session }) },
        },
        'binding.left': 'choosing',
      },
    },
    entered: { tags: ['busy', 'entered'] },
  },
});

const textOf = (outcome: RedirectResult | Binding) => (outcome.kind === 'refused' ? outcome.text : '');
const attemptOf = (outcome: RedirectResult) => (outcome.kind === 'ready' ? outcome.attempt : noAttempt);
const addressOf = (outcome: RedirectResult) => (outcome.kind === 'ready' ? outcome.address : '');
const newcomerOf = (outcome: Binding) => (outcome.kind === 'unbound' ? outcome.newcomer : undefined);
const sessionOf = (outcome: Binding): NewSession =>
  outcome.kind === 'bound' ? outcome.session : { token: '', expiresAt: '' };
