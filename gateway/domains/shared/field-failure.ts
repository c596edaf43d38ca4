import { Failure } from '../../contract/failure.ts';

/** A 400 that names an invalid field of the request. @param path such as `body.phone` */
export function fieldFailure(path: string, rule: string, message: string): Failure {
  return new Failure(400, message, { fields: [{ path, rule, message }] });
}
