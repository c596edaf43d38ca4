import { Failure } from '../../contract/failure.ts';

/** What a reader would be told, where something was refused on purpose; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof Failure ? error.message : undefined;
}
