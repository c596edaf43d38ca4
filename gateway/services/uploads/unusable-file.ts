/** A file that was sent is none that can be kept. The message is for the reader: what it is, and what to do. */
export class UnusableFile extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableFile';
  }
}
