import type { UserTokenRule } from './operation.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Spec section 7: a share page's calls carry its name, other pages' calls the token of their address. The signed-in
 * reader's token goes, from either, with operations that take one: a reader who likes a shared story is that reader.
 */
export function pageHeaders(
  page: PageFacts,
  rule: UserTokenRule | undefined,
  userToken: () => string | undefined,
): Record<string, string> {
  const isShare = page.sharePath !== undefined;
  const token =
    sendable(isShare ? undefined : page.queryToken) ??
    (rule === undefined ? undefined : sendable(userToken()));
  return {
    ...(isShare && { source_channel: page.sharePath }),
    ...(token !== undefined && { token }),
  };
}

/** Spec section 7: signing in by SMS sends the client's basic credential. @param credential `id:secret`, in ASCII */
export function clientHeaders(
  isAskedFor: boolean | undefined,
  credential: string | undefined,
): Record<string, string> {
  if (isAskedFor !== true || credential === undefined) return {};
  return { authorization: `Basic ${btoa(credential)}` };
}

/** Anyone can write an address; a token that no header can hold is none, and must not keep the page from calling. */
function sendable(token: string | undefined): string | undefined {
  return token !== undefined && /^[\x21-\x7e]+$/u.test(token) ? token : undefined;
}
