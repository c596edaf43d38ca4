/** A share card, for a friend or in shorter form for moments. */
export interface MessagingCard {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** Callbacks of a call to the messaging app. */
interface Ending {
  readonly success: () => void;
  readonly fail: (reason: { readonly errMsg?: string }) => void;
}

/** The part of the messaging app's JS-SDK that is used. */
export interface MessagingAppObject {
  config(options: {
    readonly debug: boolean;
    readonly appId: string;
    readonly timestamp: number;
    readonly nonceStr: string;
    readonly signature: string;
    readonly jsApiList: readonly string[];
  }): void;
  ready(listener: () => void): void;
  error(listener: (reason: { readonly errMsg?: string }) => void): void;
  updateAppMessageShareData(card: MessagingCard & Ending): void;
  updateTimelineShareData(card: Omit<MessagingCard, 'desc'> & Ending): void;
  hideMenuItems(items: { readonly menuList: readonly string[] } & Ending): void;
  showMenuItems(items: { readonly menuList: readonly string[] } & Ending): void;
}

export interface MessagingSignature {
  readonly appId: string;
  /** seconds since 1970 */
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
  /** URL of the JS-SDK script */
  readonly script: string;
}

const calls = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
] as const;

/** ms to wait for the answer to the previous page's call */
const timeoutMs = 10_000;

let lastCall: Promise<unknown> = Promise.resolve();

/**
 * Configures the JS-SDK for this page, loading its script first if necessary. The SDK answers only its last caller, so calls
 * of successive pages are serialised: otherwise the refusal of a previous page's URL would be taken for this page's.
 * @param signal of the page: once it is left, its URL is no longer the signed one
 * @throws MessagingAppRefusal
 */
export function configureMessagingApp(signature: MessagingSignature, signal?: AbortSignal): Promise<void> {
  const call = lastCall.then(() => {
    signal?.throwIfAborted();
    return configure(signature);
  });
  // the caller receives the error; the queue goes on
  const answered = call.catch(() => undefined);
  lastCall = Promise.race([answered, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  return call;
}

async function configure({ script, ...signature }: MessagingSignature): Promise<void> {
  const app = findApp() ?? (await loadApp(script));
  await new Promise<void>((resolve, reject) => {
    app.config({ debug: false, ...signature, jsApiList: calls });
    app.ready(resolve);
    app.error(({ errMsg = 'config' }) => reject(new MessagingAppRefusal(errMsg)));
  });
}

/** Sets the page's share card and menu items. @throws MessagingAppRefusal */
export async function showMessagingCard(
  { desc, ...card }: MessagingCard,
  menus: { readonly shown: readonly string[]; readonly hidden: readonly string[] },
): Promise<void> {
  const app = findApp();
  if (app === undefined) throw new MessagingAppRefusal('no messaging app');
  await Promise.all([
    ended((ending) => app.updateAppMessageShareData({ desc, ...card, ...ending })),
    ended((ending) => app.updateTimelineShareData({ ...card, ...ending })),
    ...(menus.hidden.length > 0
      ? [ended((ending) => app.hideMenuItems({ menuList: menus.hidden, ...ending }))]
      : []),
    ...(menus.shown.length > 0
      ? [ended((ending) => app.showMenuItems({ menuList: menus.shown, ...ending }))]
      : []),
  ]);
}

/** The messaging app refused a call. */
export class MessagingAppRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MessagingAppRefusal';
  }
}

function ended(call: (ending: Ending) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    call({ success: resolve, fail: ({ errMsg = 'failed' }) => reject(new MessagingAppRefusal(errMsg)) });
  });
}

/** A messaging app too old for one of the calls counts as none. */
function findApp(): MessagingAppObject | undefined {
  const app: unknown = Reflect.get(window, 'wx');
  return isApp(app) ? app : undefined;
}

function isApp(value: unknown): value is MessagingAppObject {
  if (typeof value !== 'object' || value === null) return false;
  return ['config', 'ready', 'error', ...calls].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  );
}

function loadApp(address: string): Promise<MessagingAppObject> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const give = (app: MessagingAppObject | undefined) => {
      if (app !== undefined) return resolve(app);
      // the next page loads it again
      script.remove();
      reject(new MessagingAppRefusal('no script'));
    };
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => give(findApp()));
    script.addEventListener('error', () => give(undefined));
    document.head.append(script);
  });
}
