import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import type { SendRequest } from './gateway.ts';
import { FailedResponse, failureOf } from './reject-failures.ts';

export interface InProcessRequest {
  readonly method: string;
  /** path and query */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON */
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface InProcessResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers a request where it is made, without a socket. It may reject once the request's signal is aborted. */
export type Exchange = (request: InProcessRequest) => Promise<InProcessResponse>;

const querySerializer = createQuerySerializer();

/**
 * Sends the requests of a client that runs in the gateway's process. `Request` and `Response` of `fetch`, which encode and
 * decode each body, would take as long as the answer to a simple call.
 */
export function sendInProcess(exchange: Exchange): SendRequest {
  return async (method, path, { baseUrl, headers, body, bodySerializer, params, signal }) => {
    const url = createFinalURL(path, {
      baseUrl,
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    const json = body === undefined ? undefined : bodySerializer?.(body);
    if (typeof json !== 'string' && json !== undefined) throw new TypeError('only JSON is sent in process');
    const { status, ...response } = await exchange({
      method: method.toUpperCase(),
      url,
      headers: json === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(json !== undefined && { body: json }),
      signal,
    });
    if (status === 200) return { data: JSON.parse(response.body) };
    throw new FailedResponse(
      await failureOf(new Response(response.body, { status, headers: response.headers })),
    );
  };
}
