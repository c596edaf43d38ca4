import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { Operation, OperationData, OperationId, OperationInput } from 'qlwb-gateway-sdk/operation';

/**
 * For what a kept page shows (`keepAlive`): answers that nothing listens to are forgotten after five minutes, and a page
 * that is out of sight listens to nothing.
 */
export const keptForVisit = { gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * For what a page is loaded with but stands without: without a network it is asked for and fails, where other calls wait for
 * the network, and the page with them.
 */
export const evenOffline = { networkMode: 'always' } as const;

/** Query options of one call: keyed by the operation and its input, answered with the answer's `data`. */
export function operationQuery<Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
) {
  return queryOptions<OperationData<Id>>({
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => gateway.data(operation, input, { signal }),
  });
}

/**
 * Query options of a list that goes on by cursor.
 * @param inputAt builds the call's input for a cursor; `undefined` is the first page.
 */
export function operationPages<Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  inputAt: (cursor: string | undefined) => OperationInput<Id>,
) {
  return infiniteQueryOptions({
    queryKey: [operation.id, 'pages', inputAt(undefined)],
    queryFn: ({ signal, pageParam }) => gateway.data(operation, inputAt(pageParam), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => nextCursorOf(page),
  });
}

/** Every list of the contract says where it goes on in `nextCursor`, and leaves it out at its end. */
function nextCursorOf(page: unknown): string | undefined {
  const hasCursor = typeof page === 'object' && page !== null && 'nextCursor' in page;
  return hasCursor && typeof page.nextCursor === 'string' ? page.nextCursor : undefined;
}
