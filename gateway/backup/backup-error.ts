/** A backup cannot be made, checked or restored; the message is for the operator, in Chinese and English. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
