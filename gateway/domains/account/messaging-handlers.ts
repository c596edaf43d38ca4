import { randomBytes } from 'node:crypto';
import { Failure } from '../../contract/failure.ts';
import type { CallContext, Handlers } from '../../contract/handler.ts';
import {
  CodeRejected,
  MessagingAppDown,
  type MessagingApp,
  type MessagingUser,
} from '../../services/messaging-app/messaging-app.ts';
import { shareSignature } from '../../services/messaging-app/share-signature.ts';
import type { Deps } from '../shared/deps.ts';
import { boundUser, createTicket, ticketLifeSeconds } from './messaging-bindings.ts';
import { startLogin, finishLogin, loginLifeSeconds } from './messaging-logins.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';
import type { AccountServices } from './account-services.ts';
import { publicUser } from './public-user.ts';
import { tokenDays } from './sign-in.ts';
import { issueToken } from './tokens.ts';

type MessagingOperation = 'startMessagingLogin' | 'checkMessagingBinding' | 'signShareAddress';

/** Limit of login attempts per client address; each attempt is a row until it expires. */
const loginAttempts: RateLimit = { name: 'messaging-logins', max: 120, seconds: 600 };
/** redirect path after the messaging app login; only the gateway chooses it */
const callback = '/new/login/loginCommon';

/** Handlers for login through the messaging app and for its JS-SDK share signature. */
export function messagingHandlers(
  { db, clock, log }: Deps,
  services: AccountServices,
): Pick<Handlers, MessagingOperation> {
  const { vault } = services;

  /** Answers 503 when the messaging app is down: it is not the reader's fault and may be temporary. */
  async function respondsOr503<T>(request: Promise<T>): Promise<T> {
    try {
      return await request;
    } catch (cause) {
      if (!(cause instanceof MessagingAppDown)) throw cause;
      log.error({ err: cause }, 'the messaging app did not answer');
      throw new Failure(503, '微信暂时没有回应，请稍后再试，或用手机号登录', { retryAfter: 10 });
    }
  }

  return {
    startMessagingLogin: async ({ body: { challenge } }, context) => {
      const app = appOf(services);
      const addressHash = vault.fingerprint('address', clientNetwork(context.address ?? ''));
      const wait = await consume(db, loginAttempts, addressHash, clock());
      if (wait !== undefined) throw new Failure(429, '试的次数太多了，请稍后再试', { retryAfter: wait });
      const state = await startLogin(db, challenge, clock());
      const redirectTo = siteOf(app, context) + callback;
      return { address: app.authorizeAddress({ redirectTo, state }), state, expiresIn: loginLifeSeconds };
    },

    checkMessagingBinding: async ({ body: { code, state, verifier } }) => {
      const app = appOf(services);
      // checked before the code is spent, so a login that did not start here neither learns anything nor uses up a
      // code
      if (!(await finishLogin(db, { state, verifier }, clock())))
        throw fieldRejected('state', '这次登录已经失效，请重新用微信登录');
      const person = await respondsOr503(personOf(app, code));
      const user = await boundUser(db, vault, person);
      if (user === undefined) {
        const ticket = await createTicket(db, vault, person, clock());
        return { state: 'unbound', ...ticket, expiresIn: ticketLifeSeconds };
      }
      const issued = await issueToken(db, user.id, { days: tokenDays, now: clock() });
      return { state: 'bound', session: { ...issued, user: publicUser(user) } };
    },

    signShareAddress: async ({ body: { url } }, context) => {
      const app = appOf(services);
      if (!isOwnPage(url, siteOf(app, context))) throw fieldRejected('url', '只能分享本站的页面');
      const page = {
        url,
        nonceStr: randomBytes(12).toString('hex'),
        timestamp: Math.floor(clock().getTime() / 1000),
      };
      const signature = shareSignature({ ...page, ticket: await respondsOr503(app.shareTicket()) });
      const { nonceStr, timestamp } = page;
      return { appId: app.appId, timestamp, nonceStr, signature, script: app.script };
    },
  };
}

/** @throws Failure 503 when no messaging app is configured */
function appOf({ messagingApp }: AccountServices): MessagingApp {
  if (messagingApp !== undefined) return messagingApp;
  throw new Failure(503, '微信登录还没有开通，请用手机号登录', { retryAfter: 3600 });
}

/** Scheme and host of the site. @throws Failure 400 when the call has no origin */
function siteOf(app: MessagingApp, { origin }: CallContext): string {
  const site = app.siteOrigin ?? origin;
  if (site === undefined) throw new Failure(400, '请从网页打开');
  return site;
}

/** Whether the URL is a page of this site in the browser's normalized spelling, without a hash. */
function isOwnPage(url: string, site: string): boolean {
  if (!URL.canParse(url) || url.includes('#')) return false;
  const { origin, href, pathname, username, password } = new URL(url);
  return (
    origin === site && href === url && username === '' && password === '' && pathname.startsWith('/new/')
  );
}

async function personOf(app: MessagingApp, code: string): Promise<MessagingUser> {
  try {
    return await app.userForCode(code);
  } catch (cause) {
    if (!(cause instanceof CodeRejected)) throw cause;
    throw fieldRejected(
      'code',
      cause.reason === 'snapshot'
        ? '您看到的是页面的快照，请点页面下方的“使用完整服务”，再用微信登录'
        : '微信授权已过期，请重新用微信登录',
    );
  }
}

function fieldRejected(field: 'state' | 'code' | 'url', message: string): Failure {
  return new Failure(400, message, { fields: [{ path: `body.${field}`, rule: field, message }] });
}
