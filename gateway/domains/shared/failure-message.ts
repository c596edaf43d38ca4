import { Failure } from '../../contract/failure.ts';

/** The reader's message of an intended failure; undefined for any other error. */
export function failureMessage(error: unknown): string | undefined {
  return error instanceof Failure ? error.message : undefined;
}
