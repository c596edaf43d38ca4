import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, type FieldError } from '../contract/failure.ts';
import { Reply, type CallContext, type OperationId, type Reader } from '../contract/handler.ts';
import type { ContractOperation } from '../contract/load.ts';
import { checkClient } from './client-credential.ts';
import { answerCheck, requestCheck, type RequestCheck } from '../contract/validation.ts';

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
}

/**
 * Writes that change a number and nothing else. Every story that is opened makes one, so pages that were kept would
 * be forgotten as soon as they are: a count may be as old as a kept page.
 */
const countsOnly: ReadonlySet<OperationId> = new Set(['countNewsRead', 'countShareView']);

/** Any handler, seen from here: what it takes was validated, what it gives is checked or shaped by the contract. */
type AnyHandler = (input: never, context: CallContext) => Promise<unknown>;
type CheckedHandler = (input: unknown, context: CallContext) => Promise<unknown>;

/** Registers every operation of the contract as a route. */
export function registerOperations(app: FastifyInstance, options: OperationRoutesOptions): void {
  for (const operation of options.operations) registerOperation(app, operation, options);
}

function registerOperation(
  app: FastifyInstance,
  operation: ContractOperation,
  options: OperationRoutesOptions,
): void {
  const { id, method, url, headerNames, writes } = operation;
  const handler = options.handlers[id] as CheckedHandler | undefined;
  if (handler === undefined) throw new Error(`the contract's ${id} has no handler`);
  const changesPages = writes && !countsOnly.has(id);
  const check = requestChecks(operation);
  const offContract = options.checkAnswers ? answerCheck(operation.answer) : () => undefined;
  app.route({
    method,
    url,
    // a GET that writes must not be had by asking for its headers
    exposeHeadRoute: false,
    schema: { response: { 200: operation.answer } },
    async handler(request, reply) {
      if (operation.basicClient) checkClient(request, options.clientCredentials);
      const reader = await readerOf(request, operation, options);
      const fields = check(request);
      if (fields.length > 0) throw new Failure(400, fields[0]?.message ?? '', { fields });
      const input = { query: request.query, headers: pick(request.headers, headerNames), body: request.body };
      const result = await handler(input, contextOf(request, reader));
      if (changesPages) options.onWrite();
      const answer = result instanceof Reply ? result.answer : { code: 200, msg: 'ok', data: result };
      const wrong = offContract(answer);
      if (wrong !== undefined) throw new Error(`${id} answers off the contract: ${wrong}`);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

function requestChecks({
  query,
  headers,
  body,
}: ContractOperation): (request: FastifyRequest) => FieldError[] {
  const checkQuery = requestCheck('query', query);
  const checkHeaders = requestCheck('headers', headers);
  const checkBody: RequestCheck = body === undefined ? () => [] : requestCheck('body', body);
  return (request) => [
    ...checkQuery(request.query),
    ...checkHeaders(request.headers),
    ...checkBody(request.body ?? undefined),
  ];
}

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
