import type { Gateway } from 'qlwb-gateway-sdk';
import { cancelActivityRegistration, registerForActivity } from 'qlwb-gateway-sdk/operations/commonweal';
import type { CancelResult, RegisterResult } from '#machines/activity-registration/registration-events.ts';
import { report } from '#platform/lifecycle/report.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';

const unreachedReason = '网络不通，还没有取消，连上后再试';

/** Registers for an activity. @returns the result; never rejects */
export async function register(
  gateway: Gateway,
  activityId: string,
  clientId: string,
): Promise<RegisterResult> {
  try {
    const { outcome, reason = '' } = await gateway.data(registerForActivity, {
      query: { activityId, clientId },
    });
    return outcome === 'not-eligible' ? { kind: outcome, reason } : { kind: 'answered', outcome };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Cancels a registration. @returns the result; never rejects */
export async function cancel(gateway: Gateway, activityId: string, clientId: string): Promise<CancelResult> {
  try {
    const { outcome } = await gateway.data(cancelActivityRegistration, { body: { activityId, clientId } });
    return { kind: outcome };
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure.kind === 'unreached') return { kind: 'unreached', reason: unreachedReason };
    return failure;
  }
}

function failureOf(cause: unknown) {
  const delivery = deliveryOf(cause);
  switch (delivery.kind) {
    case 'unreached':
      return { kind: delivery.kind };
    case 'token-dead':
      return { kind: delivery.kind };
    case 'too-fast':
      return { kind: delivery.kind, reason: delivery.reason };
    case 'refused':
    case 'broken':
      report('registration', cause);
      return { kind: 'broken' as const, reason: delivery.reason };
  }
}
