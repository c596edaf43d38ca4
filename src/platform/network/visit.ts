import Cookies from 'js-cookie';

/** Where the page runs: an ordinary browser, the newspaper app's WebView or the messaging app's browser. */
export type Shell = 'browser' | 'app' | 'wechat';
export type Theme = 'auto' | 'light' | 'dark';
export type TextStep = 1 | 2 | 3 | 4;

/**
 * What a server-rendered page depends on besides its URL. Read from the request on the server and from the browser on the
 * client by the same function, so that both render the same page.
 */
export interface Visit {
  readonly userAgent: string;
  /** scheme and host of the page, for absolute URLs */
  readonly origin: string;
  readonly shell: Shell;
  /** city edition, spec section 3; default 135 济南 */
  readonly cityId: string;
  readonly theme: Theme;
  readonly textStep: TextStep;
  /** care mode (关怀版) */
  readonly care: boolean;
  readonly dataSaver: boolean;
  /** care mode was offered on an earlier visit of the front page */
  readonly careOffered: boolean;
  /** the reader closed the bar that links to the app, within the last 30 days */
  readonly isAppBarClosed: boolean;
  /** ids of the ads that the reader closed, latest first */
  readonly closedAds: readonly string[];
  /** ids of the reader's channels in order; empty for the default */
  readonly channels: readonly string[];
  /** ms since 1970; relative times are computed from it in the first render */
  readonly now: number;
}

/** Cookies with the reader's settings; see docs/contracts/browser.md. */
export const visitCookies = {
  cityId: 'cityId',
  theme: 'theme',
  textStep: 'textStep',
  care: 'care',
  dataSaver: 'dataSaver',
  careOffered: 'careOffered',
  isAppBarClosed: 'appBarClosed',
  closedAds: 'closedAds',
  channels: 'channels',
} as const;

/** User-agent marks of the two embedding shells; the app's mark can be configured at build time. */
const appMark: string = import.meta.env.VITE_APP_USER_AGENT_MARK ?? 'qlydApp/';
const messagingAppMark = 'MicroMessenger';

const defaultCityId = '135';
const cityPattern = /^1(3[5-9]|4\d|5[01])$/;

export interface VisitSource {
  readonly userAgent: string;
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly now: number;
}

export function shellOf(userAgent: string): Shell {
  if (userAgent.includes(appMark)) return 'app';
  return userAgent.includes(messagingAppMark) ? 'wechat' : 'browser';
}

/** Reads a visit; a cookie with an unknown value counts as absent. */
export function readVisit({ userAgent, origin, cookies, now }: VisitSource): Visit {
  const cityId = cookies[visitCookies.cityId] ?? '';
  return {
    userAgent,
    origin,
    shell: shellOf(userAgent),
    cityId: cityPattern.test(cityId) ? cityId : defaultCityId,
    theme: themeOf(cookies[visitCookies.theme]),
    textStep: textStepOf(cookies[visitCookies.textStep]),
    care: cookies[visitCookies.care] === 'on',
    dataSaver: cookies[visitCookies.dataSaver] === 'on',
    careOffered: cookies[visitCookies.careOffered] === 'yes',
    isAppBarClosed: cookies[visitCookies.isAppBarClosed] === 'yes',
    closedAds: parseIds(cookies[visitCookies.closedAds]),
    channels: parseIds(cookies[visitCookies.channels]),
    now,
  };
}

/** Reads the visit from the browser. @param now ms since 1970 */
export function readBrowserVisit(now: number): Visit {
  return readVisit({ userAgent: navigator.userAgent, origin: location.origin, cookies: Cookies.get(), now });
}

/** ms since 1970 at which the server rendered this page; undefined for the plain shell */
export function renderedAt(): number | undefined {
  const time = Number(document.documentElement.dataset.renderedAt);
  return time > 0 ? time : undefined;
}

/** maximum number of ids in a cookie */
export const maxIds = 40;
const idsPattern = /^[A-Za-z0-9_-]{1,64}(\.[A-Za-z0-9_-]{1,64})*$/;

/** Parses a list of ids joined by dots. */
export function parseIds(value = ''): readonly string[] {
  return idsPattern.test(value) ? [...new Set(value.split('.'))].slice(0, maxIds) : [];
}

function themeOf(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

function textStepOf(value: string | undefined): TextStep {
  if (value === '1' || value === '3' || value === '4') return Number(value) as TextStep;
  return 2;
}
