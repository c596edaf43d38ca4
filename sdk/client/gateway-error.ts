/** One field the gateway refused. */
export interface FieldError {
  /** dotted path, such as `body.newsId` */
  readonly path: string;
  readonly rule: string;
  /** one Chinese sentence for the reader */
  readonly message: string;
}

/** What went wrong with a call, by kind. */
export type GatewayFailure =
  /** the gateway could not be reached */
  | { readonly kind: 'network' }
  /** no answer within the time a call has */
  | { readonly kind: 'timeout' }
  /** the caller gave the call up */
  | { readonly kind: 'aborted' }
  /** an HTTP status other than 200; `retryAfter` in seconds */
  | {
      readonly kind: 'http';
      readonly status: number;
      /** with `msg` and `fields`, when the body is a failure as the contract words it */
      readonly code?: number;
      readonly msg?: string;
      readonly fields?: readonly FieldError[];
      readonly retryAfter?: number;
    }
  /** HTTP 200 with a code the contract does not answer with */
  | { readonly kind: 'rejected'; readonly code: number; readonly msg: string }
  /** not JSON, or not the contract's shape */
  | { readonly kind: 'malformed' };

/** The one error every call rejects with. `failure` says which kind; `cause` is what the platform threw. */
export class GatewayError extends Error {
  readonly failure: GatewayFailure;
  /** name of the operation that failed */
  readonly operation: string;

  constructor(operation: string, failure: GatewayFailure, cause?: unknown) {
    super(`${operation}: ${describe(failure)}`, cause === undefined ? undefined : { cause });
    this.name = 'GatewayError';
    this.operation = operation;
    this.failure = failure;
  }

  get kind(): GatewayFailure['kind'] {
    return this.failure.kind;
  }

  /** HTTP status, when there was one other than 200 */
  get status(): number | undefined {
    return this.failure.kind === 'http' ? this.failure.status : undefined;
  }
}

function describe(failure: GatewayFailure): string {
  if (failure.kind === 'http') return `http ${failure.status}`;
  return failure.kind === 'rejected' ? `rejected ${failure.code}` : failure.kind;
}
