import { GatewayError } from 'qlwb-gateway-sdk/errors';
import type { ApplicationDelivery } from '#machines/submission/submission-events.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { FieldFaults } from '#rules/field-faults.ts';
import { noteSealFailure } from '#widgets/gateway/public-key.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import type { Audit } from '../shared/commonweal-types.ts';

/** Sends an application. @param send throws GatewayError @returns what became of it; never rejects */
export async function delivered(send: () => Promise<Audit>): Promise<ApplicationDelivery> {
  try {
    const { status } = await send();
    return { kind: 'sent', status: status === 'approved' ? 'approved' : 'pending' };
  } catch (cause) {
    noteSealFailure(cause);
    const delivery = deliveryOf(cause);
    switch (delivery.kind) {
      case 'unreached':
      case 'token-dead':
        return { kind: delivery.kind };
      case 'too-fast':
        return { kind: delivery.kind, reason: delivery.reason };
      case 'refused':
        return { kind: delivery.kind, reason: delivery.reason, faults: faultsOf(cause) };
      case 'broken':
        report('application', cause);
        return { kind: delivery.kind, reason: delivery.reason };
    }
  }
}

/** Faults by their fields: a call names them by their place in it, such as `body.form.name`. */
function faultsOf(cause: unknown): FieldFaults<string> {
  if (!(cause instanceof GatewayError) || cause.failure.kind !== 'http') return {};
  const named = (cause.failure.fields ?? []).filter(({ rule }) => rule !== 'sealed');
  return Object.fromEntries(named.map(({ path, message }) => [path.split('.').at(-1) ?? path, message]));
}
