/**
 * The gateway cannot start as it was told to, and a person can put it right: the message says what is wrong and what
 * to do, in Chinese and English. Whoever starts the process prints it and exits with 1, without a stack.
 */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
