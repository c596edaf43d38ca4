import type { Gateway } from 'qlwb-gateway-sdk';
import { createInquiry } from 'qlwb-gateway-sdk/operations/auto-show';
import type { Submission, SubmissionResult } from '#machines/submission/submission-events.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import { type InquiryDraft, type InquiryFacts, maxShops, needsPhone } from '#rules/auto-show/inquiry-form.ts';
import { plainMobile } from '#rules/people/mobile.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { submissionResult } from '#widgets/submission/submission-result.ts';

interface InquiryCall {
  readonly seriesId: string;
  readonly submission: Submission<InquiryDraft>;
  readonly facts: InquiryFacts;
}

/** A shop is named by its place in the request. */
const shopFields = Object.fromEntries(
  Array.from({ length: maxShops }, (_, index) => [`body.shopIds.${index}`, 'shopIds']),
);

/** Sends an inquiry with encrypted name and phone. @returns the outcome; never rejects */
export function sendInquiry(
  gateway: Gateway,
  { seriesId, submission: { draft, clientId }, facts }: InquiryCall,
): Promise<SubmissionResult> {
  return submissionResult(async () => {
    const { trimId, shopIds, name, phone, code, cityId, wish } = draft;
    const isPhoneGiven = needsPhone(draft, facts);
    const person = { name: name.trim(), ...(isPhoneGiven && { phone: plainMobile(phone) }) };
    await gateway.data(createInquiry, {
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
    return 'pending';
  }, shopFields);
}
