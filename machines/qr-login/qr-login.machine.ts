import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import type { NewSession } from '../sms-login/sms-login.machine.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: one code at a time, shown no longer than it is valid. The account that scanned it is named before it
// confirms, and a reader who does not recognise it requests another code; signing in requires the token of a
// confirmed code.

/** A displayed code. */
export interface QrCode {
  /** encoded in the QR code */
  readonly id: string;
  /** exchanged for the token; never displayed */
  readonly secret: string;
  /** seconds of validity */
  readonly seconds: number;
}

/** The next status of a code. */
export type QrChange =
  | { readonly kind: 'scanned'; /** account that scanned it */ readonly name: string }
  | { readonly kind: 'confirmed' | 'refused' | 'expired' };

export type QrLoginEvent =
  /** another code is requested: the last one has expired or was scanned by a stranger */
  { type: 'code.requested' };

interface QrLoginContext {
  readonly code: QrCode;
  /** of the account that scanned it */
  readonly name: string;
}

const noCode: QrCode = { id: '', secret: '', seconds: 0 };

const qrSetup = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    tags: {} as 'scannable' | 'over',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    createCode: notProvidedActor<QrCode, void>('createCode'),
    /** resolves with the next status other than the known one; keeps polling while offline */
    follow: notProvidedActor<QrChange, { secret: string; known: 'waiting' | 'scanned' }>('follow'),
    collect: notProvidedActor<NewSession, { secret: string }>('collect'),
  },
  actions: {
    setCode: assign((_, { code }: { code: QrCode }) => ({ code, name: '' })),
    setName: assign((_, { name }: { name: string }) => ({ name })),
    clearCode: assign({ code: noCode }),
    /** the reader is signed in: stores the token and continues to the requested page */
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
          actions: { type: 'setCode', params: ({ event }) => ({ code: event.output }) },
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
                actions: { type: 'setName', params: ({ event }) => ({ name: nameOf(event.output) }) },
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
    /** confirmed on the phone; the token is still being fetched */
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
    entered: { entry: 'clearCode' },
    refused: { tags: 'over', entry: 'clearCode', on: { 'code.requested': 'creating' } },
    expired: { tags: 'over', entry: 'clearCode', on: { 'code.requested': 'creating' } },
    failed: { tags: 'over', entry: 'clearCode', on: { 'code.requested': 'creating' } },
  },
});

const nameOf = (change: QrChange) => (change.kind === 'scanned' ? change.name : '');
