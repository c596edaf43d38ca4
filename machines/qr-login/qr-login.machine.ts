import { assign, setup } from 'xstate';
import type { NewSession } from '../sms-login/sms-login.machine.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: one code at a time, shown no longer than it works; whoever scanned it is named before they confirm, and a reader
// who does not know them asks for another; nobody enters but with the token of a code that was confirmed.

/** A code that is shown. */
export interface QrCode {
  /** stands in it */
  readonly id: string;
  /** what its token is had for, and nobody sees */
  readonly secret: string;
  /** s that it works for */
  readonly seconds: number;
}

/** What a code came to after it was last heard of. */
export type QrChange =
  | { readonly kind: 'scanned'; /** who did */ readonly name: string }
  | { readonly kind: 'confirmed' | 'refused' | 'expired' };

export type QrLoginEvent =
  /** another code is wanted: the last one is over, or was scanned by a stranger */
  { type: 'code.requested' };

interface QrLoginContext {
  readonly code: QrCode;
  /** of who scanned it */
  readonly name: string;
}

const noCode: QrCode = { id: '', secret: '', seconds: 0 };

const qrSetup = setup({
  types: { context: {} as QrLoginContext, events: {} as QrLoginEvent },
  actors: {
    createCode: notProvidedActor<QrCode, void>('createCode'),
    /** ends with the next change of the code that is not the one known; goes on while the network is gone */
    follow: notProvidedActor<QrChange, { secret: string; known: 'waiting' | 'scanned' }>('follow'),
    collect: notProvidedActor<NewSession, { secret: string }>('collect'),
  },
  actions: {
    takeCode: assign((_, { code }: { code: QrCode }) => ({ code, name: '' })),
    takeName: assign((_, { name }: { name: string }) => ({ name })),
    dropCode: assign({ code: noCode }),
    /** the reader is signed in: keeps the token and goes on to where they wanted */
    enter: notProvidedAction<{ session: NewSession }>('enter'),
  },
  guards: {
    is: (_, { change, kind }: { change: QrChange; kind: QrChange['kind'] }) => change.kind === kind,
  },
  delays: { life: ({ context }) => context.code.seconds * 1000 },
});

export const qrLoginMachine = qrSetup.createMachine({
  id: 'qrLogin',
  context: { code: noCode, name: '' },
  initial: 'creating',
  states: {
    creating: {
      invoke: {
        src: 'createCode',
        onDone: {
          target: 'shown',
          actions: { type: 'takeCode', params: ({ event }) => ({ code: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: {
      initial: 'waiting',
      after: { life: 'expired' },
      states: {
        waiting: {
          tags: 'scannable',
          invoke: {
            src: 'follow',
            input: ({ context }) => ({ secret: context.code.secret, known: 'waiting' }),
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ change: event.output, kind: 'scanned' }) },
                target: 'scanned',
                actions: { type: 'takeName', params: ({ event }) => ({ name: nameOf(event.output) }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ change: event.output, kind: 'confirmed' }) },
                target: '#qrLogin.confirmed',
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ change: event.output, kind: 'refused' }) },
                target: '#qrLogin.refused',
              },
              { target: '#qrLogin.expired' },
            ],
            onError: '#qrLogin.failed',
          },
        },
        scanned: {
          invoke: {
            src: 'follow',
            input: ({ context }) => ({ secret: context.code.secret, known: 'scanned' }),
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ change: event.output, kind: 'confirmed' }) },
                target: '#qrLogin.confirmed',
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ change: event.output, kind: 'refused' }) },
                target: '#qrLogin.refused',
              },
              { target: '#qrLogin.expired' },
            ],
            onError: '#qrLogin.failed',
          },
          on: { 'code.requested': '#qrLogin.creating' },
        },
      },
    },
    /** on the phone; the token is still to be had */
    confirmed: {
      invoke: {
        src: 'collect',
        input: ({ context }) => ({ secret: context.code.secret }),
        onDone: {
          target: 'entered',
          actions: { type: 'enter', params: ({ event }) => ({ session: event.output }) },
        },
        onError: 'failed',
      },
    },
    entered: { entry: 'dropCode' },
    refused: { tags: 'over', entry: 'dropCode', on: { 'code.requested': 'creating' } },
    expired: { tags: 'over', entry: 'dropCode', on: { 'code.requested': 'creating' } },
    failed: { tags: 'over', entry: 'dropCode', on: { 'code.requested': 'creating' } },
  },
});

const nameOf = (change: QrChange) => (change.kind === 'scanned' ? change.name : '');
