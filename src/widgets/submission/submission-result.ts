import { GatewayError } from 'qlwb-gateway-sdk/errors';
import type { SubmissionResult } from '#machines/submission/submission-events.ts';
import { report } from '#platform/lifecycle/report.ts';
import type { FieldFaults } from '#rules/field-faults.ts';
import { handleEncryptionFailure } from '#widgets/gateway/public-key.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';

type Sent = Extract<SubmissionResult, { kind: 'sent' }>;

/**
 * Sends a form.
 * @param send throws GatewayError
 * @param fields form fields by their paths in the request, where the last part of the path is another name
 * @returns the outcome; never rejects
 */
export async function submissionResult(
  send: () => Promise<Sent['status']>,
  fields: Readonly<Record<string, string>> = {},
): Promise<SubmissionResult> {
  try {
    return { kind: 'sent', status: await send() };
  } catch (cause) {
    return failedSubmission(cause, fields);
  }
}

/** Classifies what sending a form threw. @param fields see `submissionResult` */
export function failedSubmission(
  cause: unknown,
  fields: Readonly<Record<string, string>>,
): Exclude<SubmissionResult, { kind: 'sent' }> {
  handleEncryptionFailure(cause);
  const delivery = deliveryOf(cause);
  switch (delivery.kind) {
    case 'unreached':
    case 'token-dead':
      return { kind: delivery.kind };
    case 'too-fast':
      return { kind: delivery.kind, reason: delivery.reason };
    case 'refused':
      return { kind: delivery.kind, reason: delivery.reason, faults: faultsOf(cause, fields) };
    case 'broken':
      report('submission', cause);
      return { kind: delivery.kind, reason: delivery.reason };
  }
}

/** Faults by form field; the response names a field by its path in the request, such as `body.form.name`. */
function faultsOf(cause: unknown, fields: Readonly<Record<string, string>>): FieldFaults<string> {
  if (!(cause instanceof GatewayError) || cause.failure.kind !== 'http') return {};
  const named = (cause.failure.fields ?? []).filter(({ rule }) => rule !== 'sealed');
  return Object.fromEntries(
    named.map(({ path, message }) => [fields[path] ?? path.split('.').at(-1) ?? path, message]),
  );
}
