import { authorizeAddress } from './authorize-address.ts';
import { cacheUntilExpiry } from './cached-value.ts';
import { CodeRejected, MessagingAppDown, type MessagingApp, type MessagingUser } from './messaging-app.ts';

export interface WechatSettings {
  readonly appId: string;
  readonly secret: string;
  /** scheme and host that the account is registered for, such as `https://m.example.cn` */
  readonly siteOrigin: string;
  /** scheme and host of the provider's API */
  readonly endpoint: string;
}

const authorizePage = 'https://open.weixin.qq.com/connect/oauth2/authorize';
export const wechatScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
/** a reader waits for the answer */
const timeoutMs = 10_000;
/** error codes for a code that is wrong, used or expired */
const invalidCodeErrors = new Set([40029, 40163, 42003]);
/** error codes for an access token that is no longer valid */
const invalidTokenErrors = new Set([40001, 40014, 42001]);
/** nickname of everybody who has not shared theirs */
const anonymousName = '微信用户';

/** WeChat's API for the website of an official account. @param now ms since 1970 */
export function createWechatApp(settings: WechatSettings, now: () => number = Date.now): MessagingApp {
  const { appId, secret, siteOrigin } = settings;
  const call = (path: string, query: Record<string, string>) => get(settings, path, query);

  // stable_token: gateways that share an account do not invalidate each other's tokens
  const access = cacheUntilExpiry(async () => {
    const body = { grant_type: 'client_credential', appid: appId, secret };
    const response = await post(settings, '/cgi-bin/stable_token', body);
    return { value: textOf(response, 'access_token'), seconds: secondsOf(response) };
  }, now);

  async function fetchTicket(isSecondTry: boolean): Promise<ProviderResponse> {
    const token = await access.get();
    const response = await call('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' });
    if (isSecondTry || !invalidTokenErrors.has(errorOf(response))) return response;
    access.invalidate(token);
    return fetchTicket(true);
  }

  const ticket = cacheUntilExpiry(async () => {
    const response = await fetchTicket(false);
    return { value: textOf(response, 'ticket'), seconds: secondsOf(response) };
  }, now);

  return {
    appId,
    siteOrigin,
    script: wechatScript,
    authorizeAddress: (request) => authorizeAddress(authorizePage, appId, request),
    async userForCode(code) {
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const response = await call('/sns/oauth2/access_token', grant);
      if (invalidCodeErrors.has(errorOf(response))) throw new CodeRejected('dead');
      if (response['is_snapshotuser'] === 1) throw new CodeRejected('snapshot');
      const openId = textOf(response, 'openid');
      const token = textOf(response, 'access_token');
      return userFrom(
        openId,
        await call('/sns/userinfo', { access_token: token, openid: openId, lang: 'zh_CN' }),
      );
    },
    shareTicket: () => ticket.get(),
  };
}

type ProviderResponse = Readonly<Record<string, unknown>>;

/** @throws MessagingAppDown if the profile is invalid or another user's */
function userFrom(openId: string, profile: ProviderResponse): MessagingUser {
  if (textOf(profile, 'openid') !== openId)
    throw new MessagingAppDown('WeChat returned the profile of another user');
  const { unionid, nickname } = profile;
  return {
    openId,
    ...(typeof unionid === 'string' && unionid !== '' && { unionId: unionid }),
    name: typeof nickname === 'string' && nickname !== anonymousName ? nickname : '',
  };
}

function get(
  settings: WechatSettings,
  path: string,
  query: Record<string, string>,
): Promise<ProviderResponse> {
  const address = new URL(path, settings.endpoint);
  address.search = new URLSearchParams(query).toString();
  return read(fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }));
}

function post(
  settings: WechatSettings,
  path: string,
  body: Record<string, string>,
): Promise<ProviderResponse> {
  return read(
    fetch(new URL(path, settings.endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

async function read(response: Promise<Response>): Promise<ProviderResponse> {
  let body: unknown;
  try {
    body = await (await response).json();
  } catch (cause) {
    throw new MessagingAppDown('WeChat did not answer', { cause });
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new MessagingAppDown('WeChat did not answer with a JSON object');
}

/** 0 for success */
function errorOf({ errcode }: ProviderResponse): number {
  return typeof errcode === 'number' ? errcode : 0;
}

/** @throws MessagingAppDown with the provider's error code; its message is left out, since it may contain ids */
function textOf(response: ProviderResponse, name: string): string {
  const text = response[name];
  if (errorOf(response) === 0 && typeof text === 'string' && text !== '') return text;
  throw new MessagingAppDown(`WeChat answered without ${name}: error ${errorOf(response)}`);
}

function secondsOf({ expires_in: seconds }: ProviderResponse): number {
  return typeof seconds === 'number' ? seconds : 0;
}
