import { Failure } from '../../contract/failure.ts';

/** A 400 that names an invalid field of the request. @param path such as `body.phone` */
export function fieldFailure(path: string, rule: string, message: string): Failure {
  return new Failure(400, message, { fields: [{ path, rule, message }] });
}

/**
 * The text that was encrypted for the requesting page.
 * @param encrypted undefined if the request's key is invalid
 * @param path of the key in the request
 * @throws Failure 400 that names the key
 */
export function requireEncrypted(encrypted: string | undefined, path = 'query.key'): string {
  if (encrypted === undefined) throw fieldFailure(path, 'sealed', '密钥没有传好，请刷新页面再试一次');
  return encrypted;
}
