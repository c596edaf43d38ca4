import type { Gateway } from 'qlwb-gateway-sdk';
import type { OperationInput } from 'qlwb-gateway-sdk/operation';
import { applyTrial } from 'qlwb-gateway-sdk/operations/tech-support';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import { handleEncryptionFailure, publicKeyOf } from '#widgets/gateway/public-key.ts';
import type { TrialFields } from './trial-fields.ts';

type Product = OperationInput<'applyTrial'>['body']['product'];

const products: readonly Product[] = ['copyright', 'edit', 'track', 'usercollect'];

/** Submits a valid application. @throws GatewayError */
export async function sendTrial(
  gateway: Gateway,
  { name, phone, product, ...plain }: TrialFields,
  clientId: string,
): Promise<void> {
  const chosen = products.find((one) => one === product) ?? 'copyright';
  const key = await publicKeyOf(gateway);
  const body = {
    ...plain,
    product: chosen,
    name: encryptFor(name, key),
    phone: encryptFor(phone, key),
    clientId,
  };
  try {
    await gateway.data(applyTrial, { body });
  } catch (cause) {
    handleEncryptionFailure(cause);
    throw cause;
  }
}
