import type { Middleware } from 'openapi-fetch';
import type { Operation } from './operation.ts';

/** Functions of the caller that see each request and response, retries included. */
export interface Hooks {
  /** called before a request is sent; one that it returns is sent instead */
  readonly onRequest?: (request: Request, operation: Operation) => Request | void | Promise<Request | void>;
  /** called with each response, whatever its status; to read its body, clone it */
  readonly onResponse?: (response: Response, operation: Operation) => void | Promise<void>;
}

/** Middleware of a client's hooks; none without them. An error in a hook rejects the call as a network failure would. */
export function hooksOf({ onRequest, onResponse }: Hooks, operation: Operation): Middleware[] {
  if (!onRequest && !onResponse) return [];
  return [
    {
      onRequest: async ({ request }) => (await onRequest?.(request, operation)) ?? undefined,
      onResponse: async ({ response }) => {
        await onResponse?.(response, operation);
      },
    },
  ];
}
