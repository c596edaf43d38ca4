/** An error that the caller of a command can fix: shown as one sentence, without a stack. */
export class SdkError extends Error {
  override readonly name = 'SdkError';
}
