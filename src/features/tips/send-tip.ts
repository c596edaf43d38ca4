import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { publishTip } from 'qlwb-gateway-sdk/operations/tips';
import type { TipDelivery, TipToSend } from '#machines/submission/tip-form-events.ts';
import type { TipDraft, TipFaults, TipField } from '#rules/tips/tip-form.ts';
import { seal } from '#lib/crypto/sealed.ts';
import { plainPhone } from '#lib/text/plain-phone.ts';
import { uploadSecret } from '#platform/storage/upload-secret.ts';
import { noteSealFailure, publicKeyOf } from '#widgets/gateway/public-key.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { categories } from '#widgets/tips/tip-words.ts';

/** the newspaper's pages, as the calls about tips name their client */
const clientType = { 'client-type': '3' } as const;

interface SendTip extends TipToSend {
  readonly topicId: string | undefined;
}

/** Sends a tip, with how its sender is reached sealed. @returns what became of it; never rejects */
export async function sendTip(gateway: Gateway, tip: SendTip): Promise<TipDelivery> {
  const { draft, uploadIds, clientId, topicId } = tip;
  const { text, cityId, anonymous } = draft;
  const place = draft.place.trim();
  try {
    const sealed = await sealedContact(gateway, draft);
    const { state } = await gateway.data(publishTip, {
      // files that were sent before the reader signed in are this device's
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
    return { kind: 'sent', held: state === 'held' };
  } catch (cause) {
    noteSealFailure(cause);
    return failureOf(cause);
  }
}

async function sealedContact(gateway: Gateway, { phone, position }: TipDraft) {
  const plain = plainPhone(phone);
  if (plain === '' && position === undefined) return {};
  const contact = { ...(plain !== '' && { phone: plain }), ...(position && { position }) };
  return { contact: seal(JSON.stringify(contact), await publicKeyOf(gateway)) };
}

/** Fields of the call, by where they stand in the form. */
const places: Readonly<Record<string, TipField>> = {
  'body.text': 'text',
  'body.attachments': 'attachments',
  'body.category': 'category',
  'body.cityId': 'cityId',
  'body.place': 'place',
  'body.contact': 'phone',
};

function failureOf(cause: unknown): TipDelivery {
  const delivery = deliveryOf(cause);
  switch (delivery.kind) {
    case 'unreached':
    case 'token-dead':
      return { kind: delivery.kind };
    case 'refused':
      return { ...delivery, faults: faultsIn(cause) };
    case 'too-fast':
    case 'broken':
      return { kind: delivery.kind, reason: delivery.reason };
  }
}

function faultsIn(cause: unknown): TipFaults {
  if (!(cause instanceof GatewayError) || cause.failure.kind !== 'http') return {};
  const named = (cause.failure.fields ?? []).flatMap(({ path, rule, message }) => {
    const place = places[path];
    return place === undefined || rule === 'sealed' ? [] : [[place, message] as const];
  });
  return Object.fromEntries(named);
}
