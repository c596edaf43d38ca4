import { fromPromise } from 'xstate';

/** Thrown when a machine calls an action or actor whose implementation was not given to `machine.provide()`. */
export class NotProvidedError extends Error {
  constructor(name: string) {
    super(`${name} is not provided`);
    this.name = 'NotProvidedError';
  }
}

/** Default implementation of a named action: throws, so that a missing implementation fails loudly. */
export function notProvidedAction<Params = undefined>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw new NotProvidedError(name);
  };
}

/** Default implementation of a named promise actor: rejects. */
export function notProvidedActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(name)));
}
