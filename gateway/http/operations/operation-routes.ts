import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type FieldError } from '../../contract/failure.ts';
import { Reply, type CallContext, type OperationId, type Reader } from '../../contract/handler.ts';
import type { ContractOperation } from '../../contract/load.ts';
import { checkClient } from './client-credentials.ts';
import { answerCheck, requestCheck, type RequestCheck } from '../../contract/validation.ts';
import { keyOf, type KeptAnswers } from './response-cache.ts';
import { refusePrefetch } from './reject-prefetch.ts';

export interface OperationRoutesOptions {
  readonly operations: readonly ContractOperation[];
  /** one for each of the operations; `Handlers` has them all */
  readonly handlers: { readonly [Id in OperationId]?: AnyHandler };
  readonly readerOfToken: (token: string) => Promise<Reader | undefined>;
  /** `id:secret` of the clients that may call what asks for one */
  readonly clientCredentials: readonly string[];
  /** an answer that is not the contract's becomes a 500 */
  readonly checkAnswers: boolean;
  /** told after every successful write but those that only count */
  readonly onWrite: () => void;
  readonly kept: KeptAnswers;
}

/**
 * Writes that change no page, or a number and nothing else. Every story that is opened makes one, and every file that is
 * sent many, so pages that were kept would be forgotten as soon as they are: a count may be as old as a kept page.
 */
const leavesPages: ReadonlySet<OperationId> = new Set([
  'countNewsRead',
  'countShareView',
  'startUpload',
  'sendUploadChunk',
  'finishUpload',
  'removeUpload',
  'closeAd',
  // a page of a live goes on from where it was rendered
  'sendLiveMessage',
  'sendLiveLikes',
  'reserveLive',
  'acceptLiveInvitation',
  'cashOutLivePacket',
]);

/** Any handler, seen from here: what it takes was validated, what it gives is checked or shaped by the contract. */
type AnyHandler = (input: never, context: CallContext) => Promise<unknown>;
type CheckedHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** Registers every operation of the contract as a route. */
export function registerOperations(app: FastifyInstance, options: OperationRoutesOptions): void {
  for (const operation of options.operations)
    if (!operation.takesBytes) registerOperation(app, operation, options);
  // a scope of its own, so that no other operation finds a stream where it expects JSON
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
  const changesPages = writes && !leavesPages.has(id);
  const isWritingGet = writes && method === 'GET';
  const check = requestChecks(operation);
  const offContract = options.checkAnswers ? answerCheck(operation.answer) : () => undefined;
  app.route({
    method,
    url,
    // a GET that writes must not be had by asking for its headers
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (isWritingGet) {
        reply.header('x-robots-tag', 'noindex, nofollow');
        refusePrefetch(request.headers);
      }
      if (operation.basicClient) checkClient(request, options.clientCredentials);
      const reader = await readerOf(request, operation, options);
      const fields = check(request);
      if (fields.length > 0) throw new Failure(400, fields[0]?.message ?? '', { fields });
      const { query, body } = request;
      const make = async () => {
        const input = { query, headers: pick(request.headers, headerNames), body };
        const result = await handler(input, contextOf(request, reader));
        if (changesPages) options.onWrite();
        const answer = result instanceof Reply ? answerOf(result) : { code: 200, msg: 'ok', data: result };
        const wrong = offContract(answer);
        if (wrong !== undefined) throw new Error(`${id} answers off the contract: ${wrong}`);
        // compiled when first written: a start would wait for all operations, and hold what few of them need
        return reply.serializeInput(answer, operation.answer);
      };
      const key = keyOf(id, reader, query, body);
      const answer = key === undefined ? await make() : await options.kept.get(key, make);
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
        .send(answer);
    },
  });
}

const answerOf = ({ answer }: Reply<OperationId>): { readonly [field: string]: unknown } => answer;

function requestChecks({
  query,
  headers,
  body,
  takesBytes,
}: ContractOperation): (request: FastifyRequest) => FieldError[] {
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
  request: FastifyRequest,
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

function contextOf(request: FastifyRequest, reader: Reader | undefined): CallContext {
  const { body, headers } = request;
  const device = typeof body === 'object' && body !== null && 'ak' in body ? body.ak : undefined;
  return {
    requestId: request.id,
    address: request.ip,
    // read when it is asked for, as few calls do; a host that is no host is nobody's
    get origin() {
      return URL.parse(`${request.protocol}://${request.host}`)?.origin;
    },
    ...(reader && { reader }),
    ...(reader && typeof headers.token === 'string' && { token: headers.token }),
    ...(typeof device === 'string' && device !== '' && { device }),
  };
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => [name, headers[name.toLowerCase()]]).filter(([, value]) => value !== undefined),
  );
}
