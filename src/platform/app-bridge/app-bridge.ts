import { openAppChannel, type AppPort } from './app-channel.ts';
import { shellOf } from '../network/visit.ts';

/** What became of asking the app to sign its reader in. */
export type AppLogin =
  | { readonly outcome: 'signed-in'; readonly token: string }
  | { readonly outcome: 'dismissed' | 'refused' };

export interface AppShared {
  readonly title: string;
  readonly text?: string;
  /** absolute, and without anything of the reader's own */
  readonly url: string;
  /** absolute address of a picture */
  readonly picture?: string;
}

/** A page that the app shows itself. */
export interface NativePage {
  /** an address outside of the newspaper, in the app's own browser */
  readonly kind: 'web';
  readonly url: string;
}

/**
 * What the newspaper's app does for the pages it shows (docs/contracts/browser.md). `refused` says that nothing
 * happened: no app, one that is older than the act, or one that said no; the page then does it by itself.
 */
export interface AppBridge {
  /** whether there is an app to ask */
  readonly isThere: boolean;
  /** has the reader sign in to the app */
  login(): Promise<AppLogin>;
  /** offers a page to the app's share sheet */
  share(page: AppShared): Promise<'shared' | 'dismissed' | 'refused'>;
  openNativePage(page: NativePage): Promise<'opened' | 'refused'>;
  /** ends the page, and leads back to where the app opened it */
  close(): Promise<'closed' | 'refused'>;
}

declare global {
  interface Window {
    /** the app's end, where the newspaper's app shows the page */
    qlydApp?: AppPort;
  }
}

const noApp: AppBridge = {
  isThere: false,
  login: async () => ({ outcome: 'refused' }),
  share: async () => 'refused',
  openNativePage: async () => 'refused',
  close: async () => 'refused',
};

let opened: { readonly port: AppPort; readonly bridge: AppBridge } | undefined;

/** The app that shows this page; outside of the app, and in one without the bridge, one that refuses everything. */
export function appBridge(): AppBridge {
  const port = shellOf(navigator.userAgent) === 'app' ? window.qlydApp : undefined;
  if (typeof port?.postMessage !== 'function') return noApp;
  if (opened?.port !== port) opened = { port, bridge: bridgeOver(port) };
  return opened.bridge;
}

function bridgeOver(port: AppPort): AppBridge {
  const ask = openAppChannel(port);
  const plain = async <Done extends string>(
    act: string,
    page: object | undefined,
    ...known: readonly Done[]
  ): Promise<Done | 'refused'> => {
    const { outcome } = await ask(act, page);
    return known.find((done) => done === outcome) ?? 'refused';
  };
  return {
    isThere: true,
    async login() {
      const { outcome, token } = await ask('login');
      if (outcome === 'signed-in' && isToken(token)) return { outcome, token };
      return { outcome: outcome === 'dismissed' ? outcome : 'refused' };
    },
    share: (page) => plain('share', page, 'shared', 'dismissed'),
    openNativePage: (page) => plain('open', page, 'opened'),
    close: () => plain('close', undefined, 'closed'),
  };
}

/** What a header can hold, and the gateway takes. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,512}$/u.test(value);
}
