import { Failure } from '../../contract/failure.ts';
import type { Deps } from '../shared/deps.ts';
import { redeemCheck } from './human-checks.ts';
import { phoneHash } from './phones.ts';
import { refund, exhaustedFor, consume, type RateLimit } from '../shared/rate-counters.ts';
import type { AccountServices } from './account-services.ts';
import { createWrongCodes } from './wrong-codes.ts';
import { codeMinutes, deleteCode, storeCode, newCode } from './sms-codes.ts';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** One new code a minute for a phone; the page disables its button for as long. */
const phoneMinute: RateLimit = { name: 'sms-phone-minute', max: 1, seconds: 60 };
const phoneLimits: readonly RateLimit[] = [
  phoneMinute,
  { name: 'sms-phone-hour', max: 5, seconds: hourSeconds },
  { name: 'sms-phone-day', max: 10, seconds: daySeconds },
];
/** Many readers share an address of a mobile carrier. */
const addressLimits: readonly RateLimit[] = [
  { name: 'sms-address-hour', max: 60, seconds: hourSeconds },
  { name: 'sms-address-day', max: 300, seconds: daySeconds },
];
/** Beyond these limits a code requires a passed human check. */
const phoneCheckThreshold: RateLimit = { name: 'sms-phone-free', max: 3, seconds: hourSeconds };
const addressCheckThreshold: RateLimit = { name: 'sms-address-free', max: 5, seconds: hourSeconds / 6 };

interface CodeRequest {
  readonly phone: string;
  /** hash of the client's network */
  readonly addressHash: string;
  /** id of a passed human check */
  readonly humanCheck: string | undefined;
}

export type CodeSent =
  | { readonly state: 'sent'; /** seconds */ readonly resendAfter: number }
  | { readonly state: 'human-check' };

/**
 * Sends a code to a phone, registered or not.
 * @throws Failure 429 beyond the limits of the phone or the address; 503 when the message could not be sent, which
 * does not count
 */
export async function sendCode(
  { db, clock, log }: Deps,
  { vault, sms }: AccountServices,
  { phone, addressHash, humanCheck }: CodeRequest,
): Promise<CodeSent> {
  const now = clock();
  const hash = phoneHash(vault, phone);
  const counters = [
    ...[...phoneLimits, phoneCheckThreshold].map((limit) => [limit, hash] as const),
    ...[...addressLimits, addressCheckThreshold].map((limit) => [limit, addressHash] as const),
  ];
  // hard limits first: nobody should solve a human check only to be rejected
  for (const [limit, subject] of counters)
    if (!isCheckThreshold(limit)) refuseFor(await exhaustedFor(db, limit, subject, now));
  const wrongCodes = createWrongCodes(db, vault, { phoneHash: hash, addressHash });
  const isFrequent =
    (await wrongCodes.needHumanCheck(now)) ||
    (await exhaustedFor(db, phoneCheckThreshold, hash, now)) !== undefined ||
    (await exhaustedFor(db, addressCheckThreshold, addressHash, now)) !== undefined;
  const isHuman =
    isFrequent && humanCheck !== undefined && (await redeemCheck(db, humanCheck, addressHash, now));
  if (isFrequent && !isHuman) return { state: 'human-check' };

  for (const [limit, subject] of counters) {
    const wait = await consume(db, limit, subject, now);
    if (!isCheckThreshold(limit)) refuseFor(wait);
  }
  const code = newCode();
  await storeCode(db, vault, { phoneHash: hash, code, now });
  try {
    await sms.sendCode(phone, code, codeMinutes);
  } catch (cause) {
    await deleteCode(db, hash);
    for (const [limit, subject] of counters) await refund(db, limit, subject);
    log.error({ err: cause }, 'sending an SMS code failed');
    throw new Failure(503, '短信没有发出去，请稍后再试', { retryAfter: 10 });
  }
  await wrongCodes.codeAsked(isHuman, now);
  return { state: 'sent', resendAfter: phoneMinute.seconds };
}

const isCheckThreshold = (limit: RateLimit) =>
  limit === phoneCheckThreshold || limit === addressCheckThreshold;

function refuseFor(seconds: number | undefined): void {
  if (seconds === undefined) return;
  const when = seconds <= 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
  throw new Failure(429, `获取验证码太频繁了，请 ${when}后再试`, { retryAfter: seconds });
}
