import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { createInquiry } from 'qlwb-gateway-sdk/operations/auto-show';
import type { InquiryResult, InquirySubmission } from '#machines/inquiry/inquiry.machine.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import { maxShops, needsPhone } from '#rules/auto-show/inquiry-form.ts';
import { plainMobile } from '#rules/people/mobile.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { failedSubmission } from '#widgets/submission/submission-result.ts';

/** A shop is named by its place in the request. */
const shopFields = Object.fromEntries(
  Array.from({ length: maxShops }, (_, index) => [`body.shopIds.${index}`, 'shopIds']),
);

/** Sends an inquiry with encrypted name and phone. @returns the outcome; never rejects */
export async function sendInquiry(
  gateway: Gateway,
  seriesId: string,
  { draft, facts, clientId }: InquirySubmission,
): Promise<InquiryResult> {
  const { trimId, shopIds, name, phone, code, cityId, wish } = draft;
  const isPhoneGiven = needsPhone(draft, facts);
  const person = { name: name.trim(), ...(isPhoneGiven && { phone: plainMobile(phone) }) };
  try {
    const { id } = await gateway.data(createInquiry, {
      body: {
        seriesId,
        shopIds: [...shopIds],
        consented: true,
        ...(trimId !== '' && { trimId }),
        ...(cityId !== '' && { cityId }),
        ...(wish.trim() !== '' && { wish: wish.trim() }),
        person: encryptFor(JSON.stringify(person), await publicKeyOf(gateway)),
        ...(isPhoneGiven && { code: code.trim() }),
        clientId,
      },
    });
    return { kind: 'sent', id };
  } catch (cause) {
    const failed = failedSubmission(cause, shopFields);
    if (!('reason' in failed)) return failed;
    const { status = 0, msg = failed.reason } =
      cause instanceof GatewayError && cause.failure.kind === 'http' ? cause.failure : {};
    // the gateway says how many hours to wait
    if (status === 429) return { kind: 'limit', reason: msg };
    if (status === 409) return { kind: 'duplicate', reason: failed.reason };
    if ('faults' in failed && Object.keys(failed.faults).length > 0)
      return { kind: 'invalid', faults: failed.faults };
    return { kind: 'broken', reason: failed.reason };
  }
}
