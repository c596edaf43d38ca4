import { assign, setup } from 'xstate';
import type { NoEmittedEvents, NoTags } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the messaging app gets the card of the current page once its SDK is configured. On iOS the SDK wants
// the signature of the URL that the visit started at, once per visit; elsewhere that of the current URL, for each
// page. A failure is retried with the next page.

/** How a page appears when it is shared. */
export interface ShareCard {
  readonly title: string;
  readonly description: string;
  /** absolute URL of a picture */
  readonly image: string;
  /** absolute URL, without anything personal */
  readonly link: string;
}

export interface ShownPage {
  /** absolute URL as in the browser, without the fragment */
  readonly address: string;
  readonly card: ShareCard;
  /** items of the messaging app's menu to hide on this page */
  readonly hiddenMenus: readonly string[];
}

export interface ShareSignature {
  readonly appId: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
  /** URL of the messaging app's JS SDK */
  readonly script: string;
}

export type ShareCardEvent = { type: 'page.shown'; page: ShownPage };

export interface ShareCardInput {
  readonly system: 'ios' | 'other';
  /** URL that the visit started at, as in `ShownPage` */
  readonly firstAddress: string;
}

interface ShareCardContext extends ShareCardInput {
  readonly page: ShownPage;
  readonly signature: ShareSignature;
}

const noSignature: ShareSignature = { appId: '', timestamp: 0, nonceStr: '', signature: '', script: '' };
const noPage: ShownPage = {
  address: '',
  card: { title: '', description: '', image: '', link: '' },
  hiddenMenus: [],
};

const cardSetup = setup({
  types: {
    context: {} as ShareCardContext,
    events: {} as ShareCardEvent,
    input: {} as ShareCardInput,
    tags: {} as NoTags,
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    sign: notProvidedActor<ShareSignature, { address: string }>('sign'),
    /** resolves once the SDK is configured */
    configure: notProvidedActor<void, { signature: ShareSignature }>('configure'),
  },
  actions: {
    setPage: assign(({ event }) => ({ page: event.page })),
    setSignature: assign((_, params: { signature: ShareSignature }) => params),
    showCard: notProvidedAction<{ page: ShownPage }>('showCard'),
  },
  guards: {
    /** the existing or requested signature is valid for this page too */
    isSigned: ({ context: { system, page }, event }) =>
      system === 'ios' || event.page.address === page.address,
  },
});

export const shareCardMachine = cardSetup.createMachine({
  id: 'shareCard',
  context: ({ input }) => ({ ...input, page: noPage, signature: noSignature }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'page.shown': { target: 'signing', actions: 'setPage' } } },
    signing: {
      invoke: {
        src: 'sign',
        input: ({ context }) => ({ address: addressToSign(context) }),
        onDone: {
          target: 'configuring',
          actions: { type: 'setSignature', params: ({ event }) => ({ signature: event.output }) },
        },
        onError: 'refused',
      },
      // signed again: the request in flight may be for another URL
      on: { 'page.shown': { target: 'signing', reenter: true, actions: 'setPage' } },
    },
    configuring: {
      invoke: {
        src: 'configure',
        input: ({ context: { signature } }) => ({ signature }),
        onDone: 'ready',
        onError: 'refused',
      },
      on: {
        'page.shown': [
          { guard: 'isSigned', actions: 'setPage' },
          { target: 'signing', actions: 'setPage' },
        ],
      },
    },
    ready: {
      entry: { type: 'showCard', params: ({ context: { page } }) => ({ page }) },
      on: {
        'page.shown': [
          { guard: 'isSigned', target: 'ready', reenter: true, actions: 'setPage' },
          { target: 'signing', actions: 'setPage' },
        ],
      },
    },
    /** the messaging app shows its default card until the next page */
    refused: { on: { 'page.shown': { target: 'signing', actions: 'setPage' } } },
  },
});

/** Returns the URL whose signature the messaging app requires on this system. */
export function addressToSign({
  system,
  firstAddress,
  page,
}: Pick<ShareCardContext, 'system' | 'firstAddress' | 'page'>): string {
  return system === 'ios' ? firstAddress : page.address;
}
