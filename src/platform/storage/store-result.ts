/** Result of storing a value. */
export type StoreResult = 'kept' | 'full' | 'forbidden';

/** Why storage refused a value. @param cause the error thrown by writing */
export function storeRefusal(cause: unknown): Exclude<StoreResult, 'kept'> {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
