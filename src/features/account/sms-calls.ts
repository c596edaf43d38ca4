import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { getPublicKey, sendSmsCode, signInBySms } from 'qlwb-gateway-sdk/operations/account';
import { seal, type PublicKey } from '#lib/crypto/sealed.ts';
import type { CodeOutcome, SignInOutcome } from '#machines/sms-login/sms-login.machine.ts';
import type { FormPlace } from '#machines/sms-login/form-faults.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** Spec section 7: what calls by SMS say of the app that makes them. */
const headers = { 'client-type': '3', 'app-name': 'share', 'app-version': '9.8.6' } as const;

/** One for the visit: the gateway changes its key when somebody puts another file in place of it. */
let known: Promise<PublicKey> | undefined;

/** The gateway's key. @throws GatewayError; asked anew after that */
export async function publicKeyOf(gateway: Gateway): Promise<PublicKey> {
  known ??= gateway.data(getPublicKey, {});
  try {
    return await known;
  } catch (cause) {
    known = undefined;
    throw cause;
  }
}

/** Has a code sent to a phone. */
export function askCode(
  gateway: Gateway,
  { phone, checkId }: { readonly phone: string; readonly checkId: string | undefined },
): Promise<CodeOutcome> {
  return orRefused(async () => {
    const sealed = seal(phone, await publicKeyOf(gateway));
    const body = { phone: sealed, ...(checkId !== undefined && { humanCheck: checkId }) };
    const { state, resendAfter = 0 } = await gateway.data(sendSmsCode, { headers, body });
    return state === 'sent' ? { kind: 'sent', seconds: resendAfter } : { kind: 'check-needed' };
  });
}

/** Signs in with a code. */
export function signIn(
  gateway: Gateway,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<SignInOutcome> {
  return orRefused(async () => {
    const sealed = seal(phone, await publicKeyOf(gateway));
    const { token, expiresAt } = await gateway.data(signInBySms, { headers, body: { phone: sealed, code } });
    return { kind: 'signed-in', session: { token, expiresAt } };
  });
}

type Refused = Extract<CodeOutcome, { kind: 'refused' }>;

/** What the gateway refuses is an outcome like any other: said where the reader can mend it. */
async function orRefused<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | Refused> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    return refusalOf(cause);
  }
}

const places: Readonly<Record<string, FormPlace>> = { 'body.phone': 'phone', 'body.code': 'code' };

function refusalOf(error: GatewayError): Refused {
  const { failure } = error;
  if (failure.kind !== 'http') return { kind: 'refused', at: 'form', text: failureText(error) };
  const [field] = failure.fields ?? [];
  // sealed with a key that the gateway does not have any more: the next try asks for the new one
  if (field?.rule === 'sealed') known = undefined;
  const at = places[field?.path ?? ''] ?? 'form';
  if (failure.status !== 429) return { kind: 'refused', at, text: failureText(error) };
  const { msg, retryAfter } = failure;
  return {
    kind: 'refused',
    at,
    text: msg ?? failureText(error),
    ...(retryAfter !== undefined && error.operation === sendSmsCode.id && { seconds: retryAfter }),
  };
}
