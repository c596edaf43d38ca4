/** An application error with a status, spec section 8. */
export class PageError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 500) {
    super(message);
    this.name = 'PageError';
    this.statusCode = statusCode;
  }
}
