import type { Gateway } from 'qlwb-gateway-sdk';
import { checkMessagingBinding, signInBySms, startMessagingLogin } from 'qlwb-gateway-sdk/operations/account';
import { challengeOf } from '#lib/crypto/challenge.ts';
import { randomString } from '#lib/crypto/random-string.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import type { Attempt, Binding, RedirectResult } from '#machines/messaging-login/messaging-login.machine.ts';
import type { SignInOutcome } from '#machines/sms-login/sms-login.machine.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { orRefused, smsHeaders as headers } from '#widgets/sms-code/request-code.ts';

/** Signs in with an SMS code. */
export function signIn(
  gateway: Gateway,
  {
    phone,
    code,
    bindTicket,
  }: {
    readonly phone: string;
    readonly code: string;
    /** of a reader who returned from the messaging app and binds this phone */
    readonly bindTicket: string | undefined;
  },
): Promise<SignInOutcome> {
  return orRefused(async () => {
    const sealed = encryptFor(phone, await publicKeyOf(gateway));
    const body = { phone: sealed, code, ...(bindTicket !== undefined && { bindTicket }) };
    const { token, expiresAt } = await gateway.data(signInBySms, { headers, body });
    return { kind: 'signed-in', session: { token, expiresAt } };
  });
}

/** characters with more than 230 bits of entropy */
const verifierLength = 43;

/** Requests the messaging app's sign-in URL, with a challenge whose verifier stays on the device. */
export function requestRedirect(gateway: Gateway): Promise<RedirectResult> {
  return orRefused(async () => {
    const verifier = randomString(verifierLength);
    const body = { challenge: challengeOf(verifier) };
    const { address, state } = await gateway.data(startMessagingLogin, { body });
    return { kind: 'ready', address, attempt: { state, verifier } };
  });
}

/** Requests who returned from the messaging app. */
export function checkBinding(
  gateway: Gateway,
  { code, attempt: { state, verifier } }: { readonly code: string; readonly attempt: Attempt },
): Promise<Binding> {
  return orRefused(async () => {
    const body = { code, state, verifier };
    const response = await gateway.data(checkMessagingBinding, { body });
    const { session, bindTicket, name = '', expiresIn = 0 } = response;
    if (session !== undefined)
      return { kind: 'bound', session: { token: session.token, expiresAt: session.expiresAt } };
    if (bindTicket === undefined) throw new Error('neither a reader nor a ticket');
    const newcomer = { ticket: bindTicket, name, until: Date.now() + expiresIn * 1000 };
    return { kind: 'unbound', newcomer };
  });
}
