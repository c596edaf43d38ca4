import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { Operation, OperationData, OperationId, OperationInput } from 'qlwb-gateway-sdk/operation';
import { nextCursorOf } from 'qlwb-gateway-sdk/pages';
import { queryOf } from 'qlwb-gateway-sdk/query-options';

/** For keep-alive pages: hidden pages have no observers, and TanStack Query drops unobserved data after five minutes. */
export const cachedForVisit = { gcTime: Number.POSITIVE_INFINITY } as const;

/** Optional data: offline the request fails at once, instead of pausing and blocking the page. */
export const failFastOffline = { networkMode: 'always' } as const;

/** Query options of one operation, keyed by operation and input; resolves to the response's `data`. */
export function operationQuery<Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
) {
  return queryOptions<OperationData<Id>>(queryOf(gateway, operation, input));
}

/**
 * Query options of a cursor-paged list.
 * @param inputAt builds the call's input for a cursor; `undefined` is the first page.
 */
export function operationPages<Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  inputAt: (cursor: string | undefined) => OperationInput<Id>,
) {
  // without the types of operation and input, so that lists of several operations with one shape can stand for each other
  const queryKey: QueryKey = [operation.id, 'pages', inputAt(undefined)];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => gateway.data(operation, inputAt(pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursorOf,
  });
}
