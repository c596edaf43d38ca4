/** An uploaded file cannot be used. The message tells the reader why, and what to do. */
export class UnusableFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableFile';
  }
}
