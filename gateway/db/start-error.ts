/**
 * The gateway cannot start, and a person can fix it: the message says what is wrong and what to do, in Chinese and
 * English. Entry points print it without a stack trace and exit with 1.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
