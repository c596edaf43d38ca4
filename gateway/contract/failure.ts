export type FailureCode = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

export interface FieldError {
  /** dotted path, such as `body.newsId` */
  readonly path: string;
  /** the violated rule, such as `maxLength` */
  readonly rule: string;
  /** one Chinese sentence for the reader */
  readonly message: string;
}

/** An error response that a handler throws on purpose; the message is shown to the reader. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: readonly FieldError[];
  /** seconds; sent as `Retry-After` with 429 and 503 */
  readonly retryAfter: number | undefined;

  constructor(
    code: FailureCode,
    message: string,
    detail: { fields?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.fields = detail.fields ?? [];
    this.retryAfter = detail.retryAfter;
  }
}

export const notFound = (message: string) => new Failure(404, message);
