import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ValidateFunction } from 'ajv';
import { Failure } from '../contract/failure.ts';
import { Reply, type CallContext, type Handlers, type Reader } from '../contract/handler.ts';
import type { ContractOperation } from '../contract/load.ts';
import { compileAnswerCheck, compileCheck, fieldErrors, type RequestPart } from '../contract/validation.ts';

export interface OperationRoutesOptions {
  readonly operations: readonly ContractOperation[];
  readonly handlers: Handlers;
  readonly readerOfToken: (token: string) => Promise<Reader | undefined>;
  /** an answer that is not the contract's becomes a 500 */
  readonly checkAnswers: boolean;
  /** told after every successful write */
  readonly onWrite: () => void;
}

/** Any handler, seen from here: what it takes was validated, what it gives is checked or shaped by the contract. */
type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>;

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
  const handler = options.handlers[id] as AnyHandler;
  const checks: Record<RequestPart, ValidateFunction | undefined> = {
    query: compileCheck('query', operation.query),
    headers: compileCheck('headers', operation.headers),
    body: operation.body && compileCheck('body', operation.body),
  };
  const checkAnswer = options.checkAnswers ? compileAnswerCheck(operation.answer) : undefined;
  app.route({
    method,
    url,
    schema: { response: { 200: operation.answer } },
    async handler(request, reply) {
      checkRequest(request, checks);
      const reader = await readerOf(request, operation, options);
      const input = { query: request.query, headers: pick(request.headers, headerNames), body: request.body };
      const result = await handler(input, contextOf(request, reader));
      const answer = result instanceof Reply ? result.answer : { code: 200, msg: 'ok', data: result };
      if (checkAnswer && !checkAnswer(answer))
        throw new Error(`${id} answers off the contract: ${JSON.stringify(checkAnswer.errors?.slice(0, 3))}`);
      if (writes) options.onWrite();
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

function checkRequest(
  request: FastifyRequest,
  checks: Record<RequestPart, ValidateFunction | undefined>,
): void {
  const parts = ['query', 'headers', 'body'] as const;
  const fields = parts.flatMap((part) => {
    const check = checks[part];
    if (check === undefined || check(request[part] ?? undefined)) return [];
    return fieldErrors(part, check.errors);
  });
  if (fields.length > 0) throw new Failure(400, fields[0]?.message ?? '请求的内容有误。', { fields });
}

async function readerOf(
  request: FastifyRequest,
  { userToken }: ContractOperation,
  { readerOfToken }: OperationRoutesOptions,
): Promise<Reader | undefined> {
  const { token } = request.headers;
  if (userToken === 'none') return undefined;
  const reader = typeof token === 'string' && token !== '' ? await readerOfToken(token) : undefined;
  if (userToken === 'required' && reader === undefined)
    throw new Failure(401, token ? '登录已过期，请重新登录。' : '请先登录。');
  return reader;
}

function contextOf(request: FastifyRequest, reader: Reader | undefined): CallContext {
  const body = request.body;
  const device = typeof body === 'object' && body !== null && 'ak' in body ? body.ak : undefined;
  return {
    requestId: request.id,
    ...(reader && { reader }),
    ...(typeof device === 'string' && device !== '' && { device }),
  };
}

function pick(headers: FastifyRequest['headers'], names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => [name, headers[name.toLowerCase()]]).filter(([, value]) => value !== undefined),
  );
}
