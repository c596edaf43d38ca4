import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { sendSmsCode } from 'qlwb-gateway-sdk/operations/account';
import { appVersion } from '#lib/browser/app-version.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import type { FormPlace } from '#machines/sms-login/form-faults.ts';
import type { CodeOutcome } from '#machines/sms-login/sms-login.machine.ts';
import { handleEncryptionFailure, publicKeyOf } from '#widgets/gateway/public-key.ts';
import { failureText } from '#widgets/notice/failure-text.ts';

/** Spec section 7: client headers of SMS calls. */
export const smsHeaders = { 'client-type': '3', 'app-name': 'share', 'app-version': appVersion } as const;

/** Requests an SMS code. */
export function requestSmsCode(
  gateway: Gateway,
  { phone, checkId }: { readonly phone: string; readonly checkId: string | undefined },
): Promise<CodeOutcome> {
  return orRefused(async () => {
    const sealed = encryptFor(phone, await publicKeyOf(gateway));
    const body = { phone: sealed, ...(checkId !== undefined && { humanCheck: checkId }) };
    const { state, resendAfter = 0 } = await gateway.data(sendSmsCode, { headers: smsHeaders, body });
    return state === 'sent' ? { kind: 'sent', seconds: resendAfter } : { kind: 'check-needed' };
  });
}

type Refused = Extract<CodeOutcome, { kind: 'refused' }>;

/** Turns gateway errors into a `refused` outcome at the field concerned. */
export async function orRefused<Outcome>(call: () => Promise<Outcome>): Promise<Outcome | Refused> {
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
  handleEncryptionFailure(error);
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
