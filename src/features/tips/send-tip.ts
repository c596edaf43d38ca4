import type { Gateway } from 'qlwb-gateway-sdk';
import { publishTip } from 'qlwb-gateway-sdk/operations/tips';
import type { Submission, SubmissionResult } from '#machines/submission/submission-events.ts';
import type { TipDraft } from '#rules/tips/tip-form.ts';
import { encryptFor } from '#lib/crypto/encrypted-text.ts';
import { plainPhone } from '#lib/text/plain-phone.ts';
import { uploadSecret } from '#platform/storage/upload-secret.ts';
import { publicKeyOf } from '#widgets/gateway/public-key.ts';
import { submissionResult } from '#widgets/submission/submission-result.ts';
import { categories } from '#widgets/tips/tip-labels.ts';

/** the newspaper's pages, as the calls about tips name their client */
const clientType = { 'client-type': '3' } as const;

interface SendTip extends Submission<TipDraft> {
  readonly topicId: string | undefined;
}

/** Sends a tip, with the sender's contact data encrypted. @returns the outcome; never rejects */
export function sendTip(gateway: Gateway, tip: SendTip): Promise<SubmissionResult> {
  const { draft, uploadIds, clientId, topicId } = tip;
  const { text, cityId, anonymous } = draft;
  const place = draft.place.trim();
  return submissionResult(
    async () => {
      const sealed = await sealedContact(gateway, draft);
      const { state } = await gateway.data(publishTip, {
        // files that were uploaded before the reader signed in belong to this device
        headers: uploadIds.length > 0 ? { ...clientType, 'upload-secret': uploadSecret() } : clientType,
        body: {
          text: text.trim(),
          category: categories.find(({ value }) => value === draft.category)?.value ?? 'other',
          anonymous,
          clientId,
          ...(topicId !== undefined && { topicId }),
          ...(cityId !== '' && { cityId }),
          ...(place !== '' && { place }),
          ...(uploadIds.length > 0 && { attachments: [...uploadIds] }),
          ...sealed,
        },
      });
      return state === 'held' ? 'pending' : 'approved';
    },
    { 'body.contact': 'phone' },
  );
}

async function sealedContact(gateway: Gateway, { phone, position }: TipDraft) {
  const plain = plainPhone(phone);
  if (plain === '' && position === undefined) return {};
  const contact = { ...(plain !== '' && { phone: plain }), ...(position && { position }) };
  return { contact: encryptFor(JSON.stringify(contact), await publicKeyOf(gateway)) };
}
