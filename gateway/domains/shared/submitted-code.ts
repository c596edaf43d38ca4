/** An SMS code, and the phone that it was sent to. */
export interface SubmittedCode {
  readonly phone: string;
  readonly code: string;
  /** hash of the client's network */
  readonly addressHash: string;
}
