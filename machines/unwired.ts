import { fromPromise } from 'xstate';

/** Thrown when a machine runs without the part of the world it was promised. */
export class Unwired extends Error {
  constructor(name: string) {
    super(`${name} is not provided`);
    this.name = 'Unwired';
  }
}

/** Default of a named action: throws its own name, so that a forgotten wire fails loudly. */
export function unwiredAction<Params = undefined>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw new Unwired(name);
  };
}

/** Default of a named promise actor: rejects with its own name. */
export function unwiredActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Unwired(name)));
}
