import { openAppChannel, type AppPort } from './app-channel.ts';
import { shellOf } from '../network/visit.ts';

/** Result of asking the app to sign its reader in. */
export type AppLogin =
  | { readonly outcome: 'signed-in'; readonly token: string }
  | { readonly outcome: 'dismissed' | 'refused' };

export interface AppShared {
  readonly title: string;
  readonly text?: string;
  /** absolute URL without personal parameters */
  readonly url: string;
  /** absolute URL of a picture */
  readonly picture?: string;
}

/** A page that the app itself shows. */
export interface NativePage {
  /** a site other than the newspaper's, in the app's own browser */
  readonly kind: 'web';
  readonly url: string;
}

/**
 * Services of the newspaper's app for the pages it shows (docs/contracts/browser.md). `refused` means that nothing happened:
 * there is no app, it is too old for the action, or it declined; the page then does it itself.
 */
export interface AppBridge {
  /** whether the page runs in the app */
  readonly isThere: boolean;
  /** asks the reader to sign in to the app */
  login(): Promise<AppLogin>;
  /** offers a page to the app's share sheet */
  share(page: AppShared): Promise<'shared' | 'dismissed' | 'refused'>;
  openNativePage(page: NativePage): Promise<'opened' | 'refused'>;
  /** closes the page and returns to where the app opened it */
  close(): Promise<'closed' | 'refused'>;
}

declare global {
  interface Window {
    /** port of the app, set by the newspaper's app */
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

/** The bridge to the app; outside the app, or in one without a bridge, it refuses everything. */
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

/** A token must be a valid header value that the gateway accepts. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,512}$/u.test(value);
}
