import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { CallParts, Operation, OperationData, OperationId } from './operation.ts';

/** A failure that a mock answers with, thrown by its resolver. */
export class MockFailure extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  /** @param retryAfter seconds */
  constructor(status: number, msg = 'failed', retryAfter?: number) {
    super(msg);
    this.name = 'MockFailure';
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** `data` of the answer, or a function that makes it of the call's input. */
export type MockAnswer<Id extends OperationId> =
  | OperationData<Id>
  | ((input: CallParts) => OperationData<Id> | Promise<OperationData<Id>>);

/** Creates a request handler of Mock Service Worker for an operation, at any origin. */
export type MockOf<Id extends OperationId> = (answer?: MockAnswer<Id>) => HttpHandler;

/**
 * For generated files: a mock that answers with the contract's example unless it is given an answer.
 * @param example `data` of the contract's example
 */
export function mockOf<Id extends OperationId>(
  operation: Operation<Id>,
  example?: OperationData<Id>,
): MockOf<Id> {
  const { method, server, path, codes } = operation;
  const address = `${server.includes('://') ? '' : '*'}${server}${path.replaceAll(/\{([^}]+)\}/gu, ':$1')}`;
  return (answer = example) =>
    http[method](address, async ({ request, params }) => {
      try {
        const input = { path: params as Record<string, unknown>, ...(await inputOf(request)) };
        const data =
          typeof answer === 'function' ? await (answer as (input: CallParts) => unknown)(input) : answer;
        if (data === undefined)
          throw new TypeError(`${operation.id} has no example: pass an answer to its mock`);
        return HttpResponse.json((codes ? { code: codes[0], msg: 'ok', data } : data) as object);
      } catch (failure) {
        if (!(failure instanceof MockFailure)) throw failure;
        const { status, message, retryAfter } = failure;
        return HttpResponse.json(
          { code: status, msg: message, data: {} },
          { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) },
        );
      }
    });
}

async function inputOf(request: Request): Promise<CallParts> {
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? await request.json() : undefined;
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    ...(typeof body === 'object' && body !== null && { body: body as Record<string, unknown> }),
  };
}
