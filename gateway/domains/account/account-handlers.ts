import { Failure } from '../../contract/failure.ts';
import { type CallContext, type Handlers, Reply } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { maskPhone } from '../../services/sms/sms-service.ts';
import type { Deps } from '../shared/deps.ts';
import { encryptResponse } from '../../services/encryption/transport-encryption.ts';
import { requireEncrypted } from '../shared/field-failure.ts';
import { requireReader } from '../shared/require-reader.ts';
import { answerCheck, checkLifeSeconds, createCheck } from './human-checks.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { exportAccount, deleteAccount, userOf } from './own-data.ts';
import { decryptPhone, phoneOf } from './phones.ts';
import { dropQrLogins } from './qr-login.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';
import { sendCode } from './send-code.ts';
import type { AccountServices } from './account-services.ts';
import { checkCode, signIn, tokenDays } from './sign-in.ts';
import { publicUser } from './public-user.ts';
import { exchangeToken, revokeTokens, userOfToken } from './tokens.ts';

type AccountOperation =
  | 'getTokenInfo'
  | 'sendSmsCode'
  | 'signInBySms'
  | 'getUserInfo'
  | 'getSealedUserInfo'
  | 'getPublicKey'
  | 'getVisitorAddress'
  | 'createHumanCheck'
  | 'answerHumanCheck'
  | 'exchangeToken'
  | 'signOut'
  | 'downloadAccount'
  | 'removeAccount';

/** Limit of human checks per client address; each check is a row until it expires. */
const humanChecksPerAddress: RateLimit = { name: 'human-checks', max: 60, seconds: 600 };

export function accountHandlers(deps: Deps, services: AccountServices): Pick<Handlers, AccountOperation> {
  const { db, clock } = deps;
  const { vault, transport } = services;
  const addressOf = ({ address = '' }: CallContext) => vault.fingerprint('address', clientNetwork(address));
  return {
    getTokenInfo: async ({ body }) => {
      const user = await userOfToken(db, body.token, clock());
      if (!user) return new Reply({ code: 500, msg: '登录已失效，请重新登录', data: {} });
      return new Reply({
        code: 200,
        msg: 'ok',
        data: { ...publicUser(user), expiresAt: user.token_expires_at },
      });
    },

    sendSmsCode: ({ body: { phone, humanCheck } }, context) =>
      sendCode(deps, services, {
        phone: decryptPhone(services, phone),
        addressHash: addressOf(context),
        humanCheck,
      }),

    signInBySms: async ({ body: { phone, code, bindTicket } }, context) => {
      const addressHash = addressOf(context);
      const { user, ...issued } = await signIn(deps, services, {
        phone: decryptPhone(services, phone),
        code,
        addressHash,
        ...(bindTicket !== undefined && { bindTicket }),
      });
      return { ...issued, user: publicUser(user) };
    },

    getUserInfo: async (_, context) => {
      const user = await userOf(db, requireReader(context).id);
      const phone = await phoneOf(db, vault, user.id);
      return {
        ...publicUser(user),
        createdAt: user.created_at,
        ...(phone !== undefined && { phone: maskPhone(phone) }),
      };
    },

    getSealedUserInfo: async ({ query }, context) => {
      const { id, name } = requireReader(context);
      const phone = await phoneOf(db, vault, id);
      return {
        sealed: requireEncrypted(
          encryptResponse(JSON.stringify({ name, phone }), query.key, transport.privateKey),
        ),
      };
    },

    getVisitorAddress: async (_input, { address }) => ({ ...(address !== undefined && { ip: address }) }),
    getPublicKey: async () => ({ pem: transport.publicPem, bits: transport.bits }),

    createHumanCheck: async (_, context) => {
      const addressHash = addressOf(context);
      const wait = await consume(db, humanChecksPerAddress, addressHash, clock());
      if (wait !== undefined) throw new Failure(429, '试的次数太多了，请稍后再试', { retryAfter: wait });
      return { ...(await createCheck(db, addressHash, clock())), expiresIn: checkLifeSeconds };
    },

    answerHumanCheck: async ({ body }, context) => ({
      passed: await answerCheck(db, body, addressOf(context), clock()),
    }),

    exchangeToken: (_, context) =>
      exchangeToken(db, vault, {
        userId: requireReader(context).id,
        old: context.token ?? '',
        days: tokenDays,
        now: clock(),
      }),

    signOut: async ({ body }, context) => {
      const { id } = requireReader(context);
      const everywhere = body.everywhere === true;
      const only = everywhere ? {} : { only: context.token ?? '' };
      // otherwise a confirmed QR login whose token was not collected yet would keep another device signed in
      if (everywhere) await dropQrLogins(db, id);
      await forgetPushDevices(db, id, everywhere ? undefined : (context.device ?? ''));
      return { ended: await revokeTokens(db, id, { ...only, now: clock() }) };
    },

    downloadAccount: async ({ body: { code, key } }, context) => {
      const { id } = requireReader(context);
      const phone = await phoneToConfirm(db, services, id, '这个账号没有绑定手机号，请联系编辑部下载');
      // before the code is consumed, so that an invalid key does not cost a code
      requireEncrypted(encryptResponse('', key, transport.privateKey), 'body.key');
      await checkCode(deps, services, { phone, code, addressHash: addressOf(context) });
      const { account, personal } = await exportAccount(db, vault, id, clock());
      return {
        ...account,
        sealed: requireEncrypted(
          encryptResponse(JSON.stringify(personal), key, transport.privateKey),
          'body.key',
        ),
      };
    },

    removeAccount: async ({ body: { code } }, context) => {
      const { id } = requireReader(context);
      const phone = await phoneToConfirm(db, services, id, '这个账号没有绑定手机号，请联系编辑部注销');
      await checkCode(deps, services, { phone, code, addressHash: addressOf(context) });
      await deleteAccount(db, vault, id, clock());
      return { removed: true };
    },
  };
}

/** The phone that a code is sent to. @throws Failure 409 without one */
async function phoneToConfirm(
  db: Database,
  { vault }: AccountServices,
  userId: string,
  refusal: string,
): Promise<string> {
  const phone = await phoneOf(db, vault, userId);
  if (phone === undefined) throw new Failure(409, refusal);
  return phone;
}

/** Ends the notifications of hot events in a reader's browsers. @param device uuid of the only one; undefined for all */
async function forgetPushDevices(db: Database, userId: string, device: string | undefined): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .execute();
}
