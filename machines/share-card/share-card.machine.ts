import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: the card of the page that is shown is the one that the messaging app gets, once it takes this page's word. On iOS
// it wants the signature of the address that the visit began at, once for the visit; elsewhere that of the present one,
// anew for each. What went wrong is tried again with the next page.

/** What a page looks like when it is sent to somebody. */
export interface ShareCard {
  readonly title: string;
  readonly description: string;
  /** absolute address of a picture */
  readonly image: string;
  /** absolute address, without anything of the reader's own */
  readonly link: string;
}

export interface ShownPage {
  /** absolute, as the browser has it, without what stands after `#` */
  readonly address: string;
  readonly card: ShareCard;
  /** entries of the messaging app's menu that this page is not sent by */
  readonly hiddenMenus: readonly string[];
}

export interface ShareSignature {
  readonly appId: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
  /** address of the script by which the page speaks to the messaging app */
  readonly script: string;
}

export type ShareCardEvent = { type: 'page.shown'; page: ShownPage };

export interface ShareCardInput {
  readonly system: 'ios' | 'other';
  /** that the visit began at, as `ShownPage` has addresses */
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
  },
  actors: {
    sign: notProvidedActor<ShareSignature, { address: string }>('sign'),
    /** @returns once the messaging app takes the page's word */
    configure: notProvidedActor<void, { signature: ShareSignature }>('configure'),
  },
  actions: {
    takePage: assign(({ event }) => ({ page: event.page })),
    takeSignature: assign((_, params: { signature: ShareSignature }) => params),
    showCard: notProvidedAction<{ page: ShownPage }>('showCard'),
  },
  guards: {
    /** the signature that is there, or on its way, is good for this page too */
    isSigned: ({ context: { system, page }, event }) =>
      system === 'ios' || event.page.address === page.address,
  },
});

export const shareCardMachine = cardSetup.createMachine({
  id: 'shareCard',
  context: ({ input }) => ({ ...input, page: noPage, signature: noSignature }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'page.shown': { target: 'signing', actions: 'takePage' } } },
    signing: {
      invoke: {
        src: 'sign',
        input: ({ context }) => ({ address: addressToSign(context) }),
        onDone: {
          target: 'configuring',
          actions: { type: 'takeSignature', params: ({ event }) => ({ signature: event.output }) },
        },
        onError: 'refused',
      },
      // asked anew: the answer that is on its way may be another address's
      on: { 'page.shown': { target: 'signing', reenter: true, actions: 'takePage' } },
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
          { guard: 'isSigned', actions: 'takePage' },
          { target: 'signing', actions: 'takePage' },
        ],
      },
    },
    ready: {
      entry: { type: 'showCard', params: ({ context: { page } }) => ({ page }) },
      on: {
        'page.shown': [
          { guard: 'isSigned', target: 'ready', reenter: true, actions: 'takePage' },
          { target: 'signing', actions: 'takePage' },
        ],
      },
    },
    /** the messaging app makes a card of its own until the next page */
    refused: { on: { 'page.shown': { target: 'signing', actions: 'takePage' } } },
  },
});

/** Which address the messaging app looks at on this system. */
export function addressToSign({
  system,
  firstAddress,
  page,
}: Pick<ShareCardContext, 'system' | 'firstAddress' | 'page'>): string {
  return system === 'ios' ? firstAddress : page.address;
}
