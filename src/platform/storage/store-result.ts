/** What became of a value that was to be kept. */
export type StoreResult = 'kept' | 'full' | 'forbidden';

/** Why storage would not keep a value. @param cause what writing threw */
export function storeRefusal(cause: unknown): Exclude<StoreResult, 'kept'> {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
