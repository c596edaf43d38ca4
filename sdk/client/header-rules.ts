import type { UserTokenRule } from './operation.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Spec section 7: calls of a share page send its name, calls of other pages the token of their URL. On both, operations
 * that accept a user token get that of the signed-in reader, so a like on a shared story is attributed to the reader.
 */
export function pageHeaders(
  page: PageFacts,
  rule: UserTokenRule | undefined,
  userToken: (() => string | undefined) | undefined,
): Record<string, string> {
  const isShare = page.sharePath !== undefined;
  const token =
    sendable(isShare ? undefined : page.queryToken) ??
    (rule === undefined ? undefined : sendable(userToken?.()));
  return {
    ...(isShare && { source_channel: page.sharePath }),
    ...(token !== undefined && { token }),
  };
}

/** Spec section 7: SMS login sends the client's basic credential. @param credential `id:secret`, in ASCII */
export function clientHeaders(
  isAskedFor: boolean | undefined,
  credential: string | undefined,
): Record<string, string> {
  if (isAskedFor !== true || credential === undefined) return {};
  return { authorization: `Basic ${btoa(credential)}` };
}

/** Ignores a token from a URL that is not a valid header value, so that it cannot make every call fail. */
function sendable(token: string | undefined): string | undefined {
  return token !== undefined && /^[\x21-\x7e]+$/u.test(token) ? token : undefined;
}
