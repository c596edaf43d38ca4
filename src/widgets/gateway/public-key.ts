import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { getPublicKey } from 'qlwb-gateway-sdk/operations/account';
import type { PublicKey } from '#lib/crypto/encrypted-text.ts';

/** Cached for the visit: the gateway changes its key only when the file is replaced. */
let known: Promise<PublicKey> | undefined;

/** The key that encrypts personal data. @throws GatewayError; the next call requests it again */
export async function publicKeyOf(gateway: Gateway): Promise<PublicKey> {
  known ??= gateway.data(getPublicKey, {});
  try {
    return await known;
  } catch (cause) {
    known = undefined;
    throw cause;
  }
}

/** Drops the cached key if the gateway could not decrypt with it. @param cause what a call threw */
export function handleEncryptionFailure(cause: unknown): void {
  if (!(cause instanceof GatewayError) || cause.failure.kind !== 'http') return;
  if (cause.failure.fields?.some(({ rule }) => rule === 'sealed')) known = undefined;
}
