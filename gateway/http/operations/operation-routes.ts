import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure, type FieldError } from '../../contract/failure.ts';
import { Reply, type CallContext, type OperationId, type Reader } from '../../contract/handler.ts';
import type { ContractOperation } from '../../contract/load.ts';
import { requireClient } from './client-credentials.ts';
import { responseCheck, requestCheck, type RequestCheck } from '../../contract/validation.ts';
import type { WriteMonitor } from '../../db/write-monitor.ts';
import { cacheKeyOf, type ResponseCache } from './response-cache.ts';
import { rejectPrefetch } from './reject-prefetch.ts';
import type { DirectResponder, DirectRequest } from '../middleware/internal-requests.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';

export interface OperationRoutesOptions {
  readonly operations: readonly ContractOperation[];
  /** one per operation; `Handlers` is total */
  readonly handlers: { readonly [Id in OperationId]?: AnyHandler };
  readonly readerOfToken: (token: string) => Promise<Reader | undefined>;
  /** `id:secret` of the clients that may call operations with a client credential */
  readonly clientCredentials: readonly string[];
  /** a response off the contract becomes a 500 */
  readonly checkResponses: boolean;
  /** whether the database accepts writes */
  readonly writes: Pick<WriteMonitor, 'problem' | 'report'>;
  /** called after every successful write that changes pages */
  readonly onWrite: () => void;
  readonly cache: ResponseCache;
  /** see InternalRequests */
  readonly respondDirectly: (method: string, path: string, responder: DirectResponder) => void;
  readonly siteOrigin: SiteOrigin;
  /** whether faults are injected into this request; absent where they never are */
  readonly hasFault?: (query: unknown, body: unknown) => boolean;
}

/**
 * Writes that change no page, or only a count. Opening a story makes one and uploading a file makes many, so that
 * cached pages would never last: a count may be as old as a cached page.
 */
const writesKeepingPages: ReadonlySet<OperationId> = new Set([
  'countNewsRead',
  'countShareView',
  'startUpload',
  'sendUploadChunk',
  'finishUpload',
  'removeUpload',
  'closeAd',
  // the page of a live catches up from its event stream
  'sendLiveMessage',
  'sendLiveLikes',
  'reserveLive',
  'acceptLiveInvitation',
  'cashOutLivePacket',
]);

/** Any handler: its input is validated, its result checked or serialised by the contract. */
type AnyHandler = (input: never, context: CallContext) => Promise<unknown>;
type CheckedHandler = (input: unknown, context: CallContext) => Promise<unknown>;
type Serializer = ReturnType<FastifyReply['compileSerializationSchema']>;

/** Registers every operation of the contract as a route. */
export function registerOperations(app: FastifyInstance, options: OperationRoutesOptions): void {
  for (const operation of options.operations)
    if (!operation.takesBytes) registerOperation(app, operation, options);
  // a separate scope, so that other operations do not get a stream instead of JSON
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(bytesType, (_request, payload, done) => done(null, payload));
    for (const operation of options.operations)
      if (operation.takesBytes) registerOperation(scope, operation, options);
  });
}

const bytesType = 'application/octet-stream';

function registerOperation(
  app: FastifyInstance,
  operation: ContractOperation,
  options: OperationRoutesOptions,
): void {
  const { id, method, url, headerNames, writes } = operation;
  const handler = options.handlers[id] as CheckedHandler | undefined;
  if (handler === undefined) throw new Error(`the contract's ${id} has no handler`);
  const changesPages = writes && !writesKeepingPages.has(id);
  const isWritingGet = writes && method === 'GET';
  const check = requestValidator(operation);
  const findMismatch = options.checkResponses ? responseCheck(operation.response) : () => undefined;
  // compiled at first use: compiling all would delay the start and take memory
  let serialize: Serializer | undefined;

  const onFailure = (error: unknown): never => {
    if (error instanceof Error) options.writes.report(error);
    throw error;
  };

  const respond = async (request: DirectRequest, serializeResponse: Serializer) => {
    const reader = await readerOf(request, operation, options);
    const fields = check(request);
    if (fields.length > 0) throw new Failure(400, fields[0]?.message ?? '', { fields });
    const { query, body } = request;
    const make = async () => {
      const input = { query, headers: pick(request.headers, headerNames), body };
      const result = await handler(input, contextOf(request, reader, options.siteOrigin)).catch(onFailure);
      if (changesPages) options.onWrite();
      const response = result instanceof Reply ? bodyOf(result) : { code: 200, msg: 'ok', data: result };
      const mismatch = findMismatch(response);
      if (mismatch !== undefined) throw new Error(`${id} responds off the contract: ${mismatch}`);
      return serializeResponse(response);
    };
    const key = cacheKeyOf(id, reader, query, body);
    return key === undefined ? make() : options.cache.get(key, make);
  };

  app.route({
    method,
    url,
    config: { operation: id },
    // HEAD must not trigger a GET that writes
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (isWritingGet) {
        reply.header('x-robots-tag', 'noindex, nofollow');
        rejectPrefetch(request.headers);
      }
      if (writes && options.writes.problem !== undefined) throw stopped();
      if (operation.basicClient) requireClient(request, options.clientCredentials);
      const serializer = (serialize ??= reply.compileSerializationSchema(operation.response));
      const response = await respond(request, serializer);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
        .send(response);
    },
  });

  if (writes || operation.basicClient || operation.takesBytes) return;
  options.respondDirectly(method, url, async (request) => {
    // the first request goes through the server, which makes the serialiser
    if (serialize === undefined || options.hasFault?.(request.query, request.body)) return undefined;
    try {
      const body = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
      return await respond({ ...request, body }, serialize);
    } catch {
      // answered again by the server, which makes and logs the response to an error
      return undefined;
    }
  });
}

const stopped = () => new Failure(503, '服务暂时停用，正在处理，请稍后再试。', { retryAfter: 30 });

const bodyOf = ({ response }: Reply<OperationId>): { readonly [field: string]: unknown } => response;

function requestValidator({
  query,
  headers,
  body,
  takesBytes,
}: ContractOperation): (request: DirectRequest) => FieldError[] {
  const checkQuery = requestCheck('query', query);
  const checkHeaders = requestCheck('headers', headers);
  const checkBody: RequestCheck = takesBytes
    ? bytesCheck
    : body === undefined
      ? () => []
      : requestCheck('body', body);
  return (request) => [
    ...checkQuery(request.query),
    ...checkHeaders(request.headers),
    ...checkBody(request.body ?? undefined),
  ];
}

const bytesCheck: RequestCheck = (body) =>
  body instanceof Readable ? [] : [{ path: 'body', rule: 'bytes', message: '请求里没有文件的内容。' }];

async function readerOf(
  request: DirectRequest,
  { userToken }: ContractOperation,
  { readerOfToken }: OperationRoutesOptions,
): Promise<Reader | undefined> {
  if (userToken === 'none') return undefined;
  const { token } = request.headers;
  const reader = typeof token === 'string' && token !== '' ? await readerOfToken(token) : undefined;
  if (userToken === 'required' && reader === undefined)
    throw new Failure(401, token ? '登录已过期，请重新登录。' : '请先登录。');
  return reader;
}

function contextOf(request: DirectRequest, reader: Reader | undefined, siteOrigin: SiteOrigin): CallContext {
  const { body, headers } = request;
  const device = typeof body === 'object' && body !== null && 'ak' in body ? body.ak : undefined;
  return {
    requestId: request.id,
    address: request.ip,
    // computed on access, which is rare; undefined for an invalid host
    get origin() {
      return URL.parse(siteOrigin(request))?.origin;
    },
    ...(reader && { reader }),
    ...(reader && typeof headers.token === 'string' && { token: headers.token }),
    ...(typeof device === 'string' && device !== '' && { device }),
  };
}

function pick(headers: DirectRequest['headers'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => [name, headers[name.toLowerCase()]]).filter(([, value]) => value !== undefined),
  );
}
