/** What whoever runs a command can put right: one sentence, shown without a stack. */
export class SdkError extends Error {
  override readonly name = 'SdkError';
}
