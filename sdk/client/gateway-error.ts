/** A field rejected by the gateway. */
export interface FieldError {
  /** dotted path, such as `body.newsId` */
  readonly path: string;
  readonly rule: string;
  /** error message for the reader, in Chinese */
  readonly message: string;
}

/** Why a call failed, by kind. */
export type GatewayFailure =
  /** the gateway is unreachable */
  | { readonly kind: 'network' }
  /** no response before the timeout */
  | { readonly kind: 'timeout' }
  /** aborted by the caller */
  | { readonly kind: 'aborted' }
  /** an HTTP status other than 200; `retryAfter` in seconds */
  | {
      readonly kind: 'http';
      readonly status: number;
      /** with `msg` and `fields` if the body is an error response of the contract */
      readonly code?: number;
      readonly msg?: string;
      readonly fields?: readonly FieldError[];
      readonly retryAfter?: number;
    }
  /** HTTP 200 with a code that the contract does not list */
  | { readonly kind: 'rejected'; readonly code: number; readonly msg: string }
  /** not JSON, or not in the contract's shape */
  | { readonly kind: 'malformed' };

/** The only error that calls reject with. `failure` has the kind; `cause` is the underlying error. */
export class GatewayError extends Error {
  readonly failure: GatewayFailure;
  /** operationId */
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

  /** HTTP status, if other than 200 */
  get status(): number | undefined {
    return this.failure.kind === 'http' ? this.failure.status : undefined;
  }
}

function describe(failure: GatewayFailure): string {
  if (failure.kind === 'http') return `http ${failure.status}`;
  return failure.kind === 'rejected' ? `rejected ${failure.code}` : failure.kind;
}
