/** A feed that cannot be imported; the message tells the editor why in one sentence. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
