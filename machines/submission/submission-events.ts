import type { FieldFaults } from '../../rules/field-faults.ts';

export type AuditStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** An auditor's decision on a submission. A tip that is published without an audit counts as approved. */
export interface AuditResult {
  readonly status: AuditStatus;
  /** why it was rejected; empty for every other status */
  readonly reason: string;
}

/** Uploads that belong to a form. */
export interface FormUploads {
  /** ids of finished uploads that the form does not name in its draft, in order */
  readonly ids: readonly string[];
  /** number of uploads in flight */
  readonly pending: number;
  /** number of uploads that failed */
  readonly failed: number;
}

export const noUploads: FormUploads = { ids: [], pending: 0, failed: 0 };

/** The request body's parts. */
export interface Submission<Draft> {
  readonly draft: Draft;
  readonly uploadIds: readonly string[];
  /** idempotency key */
  readonly clientId: string;
}

/** The outcome of a submission. `reason` is a sentence for the reader. */
export type SubmissionResult =
  /** `pending`: an auditor reads it first */
  | { readonly kind: 'sent'; readonly status: 'pending' | 'approved' }
  | { readonly kind: 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string }
  /** rejected by the gateway; sending the same content again would fail again */
  | { readonly kind: 'refused'; readonly reason: string; readonly faults: FieldFaults<string> };

export type SubmissionEvent<Draft, Facts> =
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'facts.changed'; facts: Facts }
  | { type: 'uploads.changed'; uploads: FormUploads }
  /** @param clientId a new uuid; ignored while the same content already has one */
  | { type: 'submit.requested'; clientId: string }
  /** the reader no longer waits for the uploads */
  | { type: 'wait.cancelled' }
  /** the reader edits what was sent, or starts another one (see `SubmissionForm.blank`) */
  | { type: 'form.reopened' }
  /** the audit result as the gateway reports it */
  | { type: 'audit.received'; audit: AuditResult }
  | { type: 'reader.changed'; signedIn: boolean }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export interface SubmissionInput<Draft, Facts> {
  /** initial content: a saved draft, or what was sent before */
  readonly draft: Draft;
  readonly facts: Facts;
  readonly signedIn: boolean;
  readonly isOnline: boolean;
}

/**
 * What distinguishes one form from another.
 * `Facts` is what validation depends on besides the draft and its uploads, such as today's date.
 */
export interface SubmissionForm<Draft, Facts> {
  /** field names in the order of the form */
  readonly fields: readonly string[];
  readonly faultsOf: (draft: Draft, facts: Facts, uploads: FormUploads) => FieldFaults<string>;
  /** what a reopened form starts with, without uploads; left out where it starts with what was sent */
  readonly blank?: Draft;
}
