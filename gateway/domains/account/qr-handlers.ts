import { Failure } from '../../contract/failure.ts';
import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { Deps } from '../shared/deps.ts';
import { requireReader } from '../shared/require-reader.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { userOf } from './own-data.ts';
import { describeDevice } from './qr-device.ts';
import {
  claimQrLogin,
  collectConfirmedReader,
  decideQrLogin,
  newQrLogin,
  progressOf,
  qrLoginLifeSeconds,
} from './qr-login.ts';
import { exhaustedFor, consume, type RateLimit } from '../shared/rate-counters.ts';
import type { AccountServices } from './account-services.ts';
import { tokenDays } from './sign-in.ts';
import { issueToken } from './tokens.ts';

type QrLoginOperation =
  | 'createQrLogin'
  | 'checkQrLogin'
  | 'exchangeQrLogin'
  | 'scanQrLogin'
  | 'confirmQrLogin'
  | 'refuseQrLogin';

/** Limit of QR codes per client address; each code is a row until it expires. */
const qrCodesPerAddress: RateLimit = { name: 'qr-logins', max: 60, seconds: 600 };
/** limit of scans of unknown codes per client address */
const wrongScansPerAddress: RateLimit = { name: 'qr-wrong-scans', max: 30, seconds: 3600 };

/** Handlers for signing in on another device with a phone that is signed in. */
export function qrLoginHandlers(
  { db, clock }: Deps,
  { vault }: AccountServices,
): Pick<Handlers, QrLoginOperation> {
  const addressOf = ({ address = '' }: CallContext) => vault.fingerprint('address', clientNetwork(address));
  return {
    createQrLogin: async ({ body }, context) => {
      const addressHash = addressOf(context);
      refuseFor(await consume(db, qrCodesPerAddress, addressHash, clock()));
      const requester = describeDevice(body.userAgent ?? '', context.address ?? '');
      const code = await newQrLogin(db, vault, { requester, addressHash, now: clock() });
      return { ...code, expiresIn: qrLoginLifeSeconds };
    },

    checkQrLogin: ({ body }) => progressOf(db, body.secret, clock()),

    exchangeQrLogin: async ({ body }) => {
      const now = clock();
      const { id, name, head_img, user_type, user_des } = await userOf(
        db,
        await collectConfirmedReader(db, body.secret, now),
      );
      const user = { name, headImg: head_img, userType: user_type, userDes: user_des };
      return { ...(await issueToken(db, id, { days: tokenDays, now })), user };
    },

    scanQrLogin: async ({ body }, context) => {
      const addressHash = addressOf(context);
      const now = clock();
      refuseFor(await exhaustedFor(db, wrongScansPerAddress, addressHash, now));
      try {
        return await claimQrLogin(db, vault, {
          id: body.id,
          userId: requireReader(context).id,
          addressHash,
          now,
        });
      } catch (cause) {
        if (cause instanceof Failure && cause.code === 404)
          await consume(db, wrongScansPerAddress, addressHash, now);
        throw cause;
      }
    },

    confirmQrLogin: ({ body }, context) =>
      decideQrLogin(db, {
        id: body.id,
        userId: requireReader(context).id,
        decision: 'confirmed',
        now: clock(),
      }),

    refuseQrLogin: ({ body }, context) =>
      decideQrLogin(db, {
        id: body.id,
        userId: requireReader(context).id,
        decision: 'refused',
        now: clock(),
      }),
  };
}

function refuseFor(seconds: number | undefined): void {
  if (seconds === undefined) return;
  throw new Failure(429, '试的次数太多了，请稍后再试', { retryAfter: seconds });
}
