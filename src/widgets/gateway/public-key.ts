import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { getPublicKey } from 'qlwb-gateway-sdk/operations/account';
import type { PublicKey } from '#lib/crypto/encrypted-text.ts';

/** One for the visit: the gateway changes its key when somebody puts another file in place of it. */
let known: Promise<PublicKey> | undefined;

/** The key that personal data is sealed with. @throws GatewayError; asked anew after that */
export async function publicKeyOf(gateway: Gateway): Promise<PublicKey> {
  known ??= gateway.data(getPublicKey, {});
  try {
    return await known;
  } catch (cause) {
    known = undefined;
    throw cause;
  }
}

/** Lets the next call ask for the key anew, when what was sealed could not be opened. @param cause what a call threw */
export function noteSealFailure(cause: unknown): void {
  if (!(cause instanceof GatewayError) || cause.failure.kind !== 'http') return;
  if (cause.failure.fields?.some(({ rule }) => rule === 'sealed')) known = undefined;
}
