import { Failure } from '../../contract/failure.ts';
import type { CallContext, Reader } from '../../contract/handler.ts';

/** The signed-in reader of a call whose contract requires a user token. @throws Failure 401 when nobody is signed in */
export function requireReader(context: CallContext): Reader {
  if (context.reader) return context.reader;
  throw new Failure(401, '请先登录');
}
