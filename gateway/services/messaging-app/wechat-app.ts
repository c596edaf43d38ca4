import { authorizeAddress } from './authorize-address.ts';
import { cacheUntilExpiry } from './cached-value.ts';
import { CodeRejected, MessagingAppDown, type MessagingApp, type MessagingUser } from './messaging-app.ts';

export interface WechatSettings {
  readonly appId: string;
  readonly secret: string;
  /** scheme and host that the account is registered for, such as `https://m.example.cn` */
  readonly siteOrigin: string;
  /** scheme and host of the provider's calls */
  readonly endpoint: string;
}

const authorizePage = 'https://open.weixin.qq.com/connect/oauth2/authorize';
export const wechatScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
/** ms; a reader waits for the answer */
const timeoutMs = 10_000;
/** what the provider says of a code that is wrong, used or too old */
const invalidCodeErrors = new Set([40029, 40163, 42003]);
/** what it says of an access token that it does not take any more */
const invalidTokenErrors = new Set([40001, 40014, 42001]);
/** how it calls everybody who did not give their own name */
const anonymousName = '微信用户';

/** WeChat, as an official account's site speaks to it. @param now ms since 1970 */
export function createWechatApp(settings: WechatSettings, now: () => number = Date.now): MessagingApp {
  const { appId, secret, siteOrigin } = settings;
  const ask = (path: string, query: Record<string, string>) => get(settings, path, query);

  // the stable kind: gateways that share an account do not end one another's
  const access = cacheUntilExpiry(async () => {
    const body = { grant_type: 'client_credential', appid: appId, secret };
    const answer = await post(settings, '/cgi-bin/stable_token', body);
    return { value: textOf(answer, 'access_token'), seconds: secondsOf(answer) };
  }, now);

  async function askTicket(isSecondTry: boolean): Promise<ProviderAnswer> {
    const token = await access.get();
    const answer = await ask('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' });
    if (isSecondTry || !invalidTokenErrors.has(errorOf(answer))) return answer;
    access.forget(token);
    return askTicket(true);
  }

  const ticket = cacheUntilExpiry(async () => {
    const answer = await askTicket(false);
    return { value: textOf(answer, 'ticket'), seconds: secondsOf(answer) };
  }, now);

  return {
    appId,
    siteOrigin,
    script: wechatScript,
    authorizeAddress: (question) => authorizeAddress(authorizePage, appId, question),
    async userForCode(code) {
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await ask('/sns/oauth2/access_token', grant);
      if (invalidCodeErrors.has(errorOf(answer))) throw new CodeRejected('dead');
      if (answer['is_snapshotuser'] === 1) throw new CodeRejected('snapshot');
      const openId = textOf(answer, 'openid');
      const token = textOf(answer, 'access_token');
      return userFrom(
        openId,
        await ask('/sns/userinfo', { access_token: token, openid: openId, lang: 'zh_CN' }),
      );
    },
    shareTicket: () => ticket.get(),
  };
}

type ProviderAnswer = Readonly<Record<string, unknown>>;

/** @throws MessagingAppDown when it is another's profile, or none */
function userFrom(openId: string, profile: ProviderAnswer): MessagingUser {
  if (textOf(profile, 'openid') !== openId) throw new MessagingAppDown('WeChat told of somebody else');
  const { unionid, nickname } = profile;
  return {
    openId,
    ...(typeof unionid === 'string' && unionid !== '' && { unionId: unionid }),
    name: typeof nickname === 'string' && nickname !== anonymousName ? nickname : '',
  };
}

function get(settings: WechatSettings, path: string, query: Record<string, string>): Promise<ProviderAnswer> {
  const address = new URL(path, settings.endpoint);
  address.search = new URLSearchParams(query).toString();
  return read(fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }));
}

function post(settings: WechatSettings, path: string, body: Record<string, string>): Promise<ProviderAnswer> {
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

async function read(response: Promise<Response>): Promise<ProviderAnswer> {
  let answer: unknown;
  try {
    answer = await (await response).json();
  } catch (cause) {
    throw new MessagingAppDown('WeChat did not answer', { cause });
  }
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return { ...answer };
  throw new MessagingAppDown('WeChat answered no object');
}

/** 0 when the provider refused nothing */
function errorOf({ errcode }: ProviderAnswer): number {
  return typeof errcode === 'number' ? errcode : 0;
}

/** @throws MessagingAppDown with the provider's number for what is wrong; its messages may hold ids, and are left out */
function textOf(answer: ProviderAnswer, name: string): string {
  const text = answer[name];
  if (errorOf(answer) === 0 && typeof text === 'string' && text !== '') return text;
  throw new MessagingAppDown(`WeChat gave no ${name}: ${errorOf(answer)}`);
}

function secondsOf({ expires_in: seconds }: ProviderAnswer): number {
  return typeof seconds === 'number' ? seconds : 0;
}
