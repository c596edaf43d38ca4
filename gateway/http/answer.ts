import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureCode, type FieldError } from '../contract/failure.ts';

interface FailureAnswer {
  readonly code: FailureCode;
  readonly msg: string;
  readonly data: { fields?: readonly FieldError[]; requestId?: string };
}

/** Sends a failure as the contract has it. A 5xx shows a request id and nothing of what happened inside. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, message: msg, fields, retryAfter } = failure;
  const answer: FailureAnswer = { code, msg, data: {} };
  if (code === 400) answer.data.fields = fields;
  if (code >= 500) answer.data.requestId = request.id;
  if (code === 429 || code === 503) void reply.header('retry-after', retryAfter ?? 1);
  return reply.code(code).header('cache-control', 'no-store').send(answer);
}

/** Turns whatever a route threw into a failure; what was not thrown on purpose is logged and becomes a 500. */
export function failureOf(error: FastifyError | Error, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Failure(413, '发送的内容太大了，请缩短后再试。');
  if (status === 429)
    return new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: retryAfterOf(error) });
  if (status !== undefined && status >= 400 && status < 500)
    return new Failure(400, '请求的内容读不懂。', { fields: [unreadable(error)] });
  request.log.error({ err: error }, 'unexpected failure');
  return new Failure(500, '服务出了点问题，请稍后再试。');
}

function unreadable(error: Error): FieldError {
  const rule = 'code' in error && error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'contentType' : 'json';
  return { path: 'body', rule, message: '请求体应为 JSON。' };
}

function retryAfterOf(error: Error): number {
  return 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : 1;
}
