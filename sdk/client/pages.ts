import type { CallOptions, Gateway } from './gateway.ts';
import type { CallParts, Operation, OperationData, OperationId, OperationInput } from './operation.ts';

/** Operations whose answer is a page of a list: `{ list, nextCursor? }`. */
export type ListId = {
  [Id in OperationId]: OperationData<Id> extends { list: readonly unknown[]; nextCursor?: string }
    ? Id
    : never;
}[OperationId];

type Item<Id extends ListId> = OperationData<Id> extends { list: readonly (infer One)[] } ? One : never;

/**
 * The pages of a list, one call each, as far as the caller iterates.
 * @param input of the first page; the cursor of each further one is added
 * @throws GatewayError
 */
export async function* pagesOf<Id extends ListId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
  options?: CallOptions,
): AsyncGenerator<OperationData<Id>, void, undefined> {
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await gateway.data(operation, withCursor(operation, input, cursor), options);
    yield page;
    cursor = nextCursorOf(page);
  }
}

/** The items of a list, across its pages. @throws GatewayError */
export async function* itemsOf<Id extends ListId>(
  gateway: Gateway,
  operation: Operation<Id>,
  input: OperationInput<Id>,
  options?: CallOptions,
): AsyncGenerator<Item<Id>, void, undefined> {
  for await (const page of pagesOf(gateway, operation, input, options))
    yield* (page as { readonly list: readonly Item<Id>[] }).list;
}

/** Input of the page at a cursor, which is a query parameter of a GET and otherwise a field of the body. */
export function withCursor<Id extends OperationId>(
  { method }: Operation<Id>,
  input: OperationInput<Id>,
  cursor: string | undefined,
): OperationInput<Id> {
  if (cursor === undefined) return input;
  const place = method === 'get' ? 'query' : 'body';
  const parts: CallParts = input;
  return { ...input, [place]: { ...parts[place], cursor } };
}

/** Cursor of the next page; undefined on the last one. */
export function nextCursorOf(page: unknown): string | undefined {
  const hasCursor = typeof page === 'object' && page !== null && 'nextCursor' in page;
  return hasCursor && typeof page.nextCursor === 'string' ? page.nextCursor : undefined;
}
