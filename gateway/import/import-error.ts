/** Why a feed cannot be loaded, in one sentence for the editor who loads it. */
export class ImportError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportError';
  }
}
