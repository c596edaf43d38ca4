import { Failure } from '../../contract/failure.ts';

/** A field of a request that broke a rule: a 400 that names it. @param path such as `body.phone` */
export function wrongField(path: string, rule: string, message: string): Failure {
  return new Failure(400, message, { fields: [{ path, rule, message }] });
}
