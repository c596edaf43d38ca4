import type { FieldFaults } from '../../rules/field-faults.ts';

export type AuditStatus = 'none' | 'pending' | 'approved' | 'rejected';

/** How an application stands. */
export interface AuditWord {
  readonly status: AuditStatus;
  /** why it was rejected; empty of all others */
  readonly reason: string;
}

/** What became of an application that was sent. `reason` is a sentence for the reader. */
export type ApplicationDelivery =
  /** what was rejected or is new waits; what was approved stays so */
  | { readonly kind: 'sent'; readonly status: 'pending' | 'approved' }
  | { readonly kind: 'unreached' | 'token-dead' }
  | { readonly kind: 'too-fast' | 'broken'; readonly reason: string }
  /** it is not taken as it is */
  | { readonly kind: 'refused'; readonly reason: string; readonly faults: FieldFaults<string> };

/** What is sent. */
export interface ApplicationToSend<Draft> {
  readonly draft: Draft;
  readonly clientId: string;
}

export type ApplicationEvent<Draft, View> =
  | { type: 'draft.changed'; draft: Draft }
  /** the form is judged by something else, such as the next day */
  | { type: 'view.changed'; view: View }
  /** @param pending files on their way */
  | { type: 'uploads.changed'; pending: number }
  /** @param clientId a new uuid; the one of an earlier try with the same content is used before it */
  | { type: 'send.asked'; clientId: string }
  /** the reader does not want to wait for the files any more */
  | { type: 'wait.dismissed' }
  /** the reader mends what was sent */
  | { type: 'edit.asked' }
  /** the gateway says how it stands */
  | { type: 'audit.told'; audit: AuditWord }
  | { type: 'reader.changed'; signedIn: boolean }
  | { type: 'network.lost' }
  | { type: 'network.found' };

export interface ApplicationInput<Draft, View> {
  /** what the device kept, or what was sent before */
  readonly draft: Draft;
  readonly view: View;
  readonly signedIn: boolean;
  readonly isOnline: boolean;
}

/** What one form's fields and rules are. */
export interface ApplicationRules<Draft, View> {
  /** in the order of the form */
  readonly fields: readonly string[];
  readonly faultsOf: (draft: Draft, view: View) => FieldFaults<string>;
}
