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
import { boundUser, giveTicket, ticketLife } from './messaging-bindings.ts';
import { beginLogin, endLogin, loginLife } from './messaging-logins.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';
import type { AccountServices } from './account-services.ts';
import { shownUser } from './shown-user.ts';
import { tokenDays } from './sign-in.ts';
import { issueToken } from './tokens.ts';

type MessagingOperation = 'startMessagingLogin' | 'checkMessagingBinding' | 'signShareAddress';

/** Readers of one address who set out for the messaging app: each is a row until it expires. */
const loginsBegun: RateLimit = { name: 'messaging-logins', max: 120, seconds: 600 };
/** where people come back to; nobody but the gateway says so */
const callback = '/new/login/loginCommon';

/** Signing in through the messaging app, and speaking to it from within its browser. */
export function messagingHandlers(
  { db, clock, log }: Deps,
  services: AccountServices,
): Pick<Handlers, MessagingOperation> {
  const { vault } = services;

  /** What goes wrong at the messaging app is none of the reader's faults, and may be over soon. */
  async function asked<T>(question: Promise<T>): Promise<T> {
    try {
      return await question;
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
      const wait = await consume(db, loginsBegun, addressHash, clock());
      if (wait !== undefined) throw new Failure(429, '试的次数太多了，请稍后再试', { retryAfter: wait });
      const state = await beginLogin(db, challenge, clock());
      const redirectTo = siteOf(app, context) + callback;
      return { address: app.authorizeAddress({ redirectTo, state }), state, expiresIn: loginLife };
    },

    checkMessagingBinding: async ({ body: { code, state, verifier } }) => {
      const app = appOf(services);
      // before the code is spent: who did not set out from here learns nothing, and costs nobody anything
      if (!(await endLogin(db, { state, verifier }, clock())))
        throw refused('state', '这次登录已经失效，请重新用微信登录');
      const person = await asked(personOf(app, code));
      const user = await boundUser(db, vault, person);
      if (user === undefined) {
        const ticket = await giveTicket(db, vault, person, clock());
        return { state: 'unbound', ...ticket, expiresIn: ticketLife };
      }
      const issued = await issueToken(db, user.id, { days: tokenDays, now: clock() });
      return { state: 'bound', session: { ...issued, user: shownUser(user) } };
    },

    signShareAddress: async ({ body: { url } }, context) => {
      const app = appOf(services);
      if (!isOwnPage(url, siteOf(app, context))) throw refused('url', '只能分享本站的页面');
      const page = {
        url,
        nonceStr: randomBytes(12).toString('hex'),
        timestamp: Math.floor(clock().getTime() / 1000),
      };
      const signature = shareSignature({ ...page, ticket: await asked(app.shareTicket()) });
      const { nonceStr, timestamp } = page;
      return { appId: app.appId, timestamp, nonceStr, signature, script: app.script };
    },
  };
}

/** @throws Failure 503 where the gateway speaks to no messaging app */
function appOf({ messagingApp }: AccountServices): MessagingApp {
  if (messagingApp !== undefined) return messagingApp;
  throw new Failure(503, '微信登录还没有开通，请用手机号登录', { retryAfter: 3600 });
}

/** Scheme and host of the site. @throws Failure 400 when the call does not say by which it came */
function siteOf(app: MessagingApp, { origin }: CallContext): string {
  const site = app.siteOrigin ?? origin;
  if (site === undefined) throw new Failure(400, '请从网页打开');
  return site;
}

/** A page of this site's, as the browser would spell its address, without what stands after `#`. */
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
    throw refused(
      'code',
      cause.reason === 'snapshot'
        ? '您看到的是页面的快照，请点页面下方的“使用完整服务”，再用微信登录'
        : '微信授权已过期，请重新用微信登录',
    );
  }
}

function refused(field: 'state' | 'code' | 'url', message: string): Failure {
  return new Failure(400, message, { fields: [{ path: `body.${field}`, rule: field, message }] });
}
