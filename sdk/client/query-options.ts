import type { Gateway } from './gateway.ts';
import type { Operation, OperationData, OperationId, OperationInput } from './operation.ts';
import { nextCursorOf, withCursor, type ListId } from './pages.ts';

/** What TanStack Query passes to a query function, as far as calls need it. */
export interface QueryContext {
  readonly signal?: AbortSignal;
}

export interface PageContext extends QueryContext {
  readonly pageParam: string | undefined;
}

/** Options of a query, keyed by operation and input. */
export interface OperationQuery<Id extends OperationId> {
  queryKey: readonly [Id, OperationInput<Id>];
  queryFn: (context: QueryContext) => Promise<OperationData<Id>>;
}

/** Options of an infinite query, keyed by operation and input of the first page. */
export interface PagesQuery<Id extends ListId> {
  queryKey: readonly [Id, 'pages', OperationInput<Id>];
  queryFn: (context: PageContext) => Promise<OperationData<Id>>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: OperationData<Id>) => string | undefined;
}

/**
 * Options of TanStack Query for one operation, keyed by operation and input; resolves to the answer's `data`. They are plain
 * values, so that every adapter and version of TanStack Query from 5 on takes them.
 */
export function queryOf<Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
): OperationQuery<Id> {
  return {
    queryKey: [operation.id, input],
    queryFn: ({ signal }) => gateway.data(operation, input, { ...(signal && { signal }) }),
  };
}

/** Options of TanStack Query for a list, whose pages are loaded one after the other. @param input of the first page */
export function pagesQueryOf<Id extends ListId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
): PagesQuery<Id> {
  return {
    queryKey: [operation.id, 'pages', input],
    queryFn: ({ signal, pageParam }) =>
      gateway.data(operation, withCursor(operation, input, pageParam), { ...(signal && { signal }) }),
    initialPageParam: undefined,
    getNextPageParam: nextCursorOf,
  };
}
