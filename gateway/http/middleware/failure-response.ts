import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureCode, type FieldError } from '../../contract/failure.ts';
import { isBroken, isUnavailable } from '../../db/unavailable.ts';
import { ObjectStoreUnavailable } from '../../services/storage/object-store.ts';

interface FailureBody {
  readonly code: FailureCode;
  readonly msg: string;
  readonly data: { readonly fields?: readonly FieldError[]; readonly requestId?: string };
}

/** Sends a failure in the format of the contract. A 5xx carries only a request id and no internal details. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, message: msg, fields, retryAfter } = failure;
  const data = { ...(code === 400 && { fields }), ...(code >= 500 && { requestId: request.id }) };
  const body: FailureBody = { code, msg, data };
  if (code === 429 || code === 503) reply.header('retry-after', retryAfter ?? 1);
  return reply.code(code).type('application/json').header('cache-control', 'no-store').send(body);
}

/** Converts an error of a route to a failure. Unexpected errors are logged and become a 500. */
export function toFailure(error: Error, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 404) return new Failure(404, '没有这个地址。');
  if (status === 413) return new Failure(413, '发送的内容太大了，请缩短后再试。');
  if (status >= 400 && status < 500)
    return new Failure(400, '请求的内容读不懂。', { fields: [parseErrorField(error)] });
  if (isBroken(error)) {
    request.log.error({ err: error }, 'the disk or the database file does not work');
    return new Failure(503, '服务暂时停用，正在处理，请稍后再试。', { retryAfter: 30 });
  }
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is overloaded or out of reach');
    const isLocked = 'code' in error && error.code === 'SQLITE_BUSY';
    return new Failure(
      503,
      isLocked ? '数据库正被另一个程序锁住，请稍后再试。' : '现在来的人太多了，请稍后再试。',
    );
  }
  if (error instanceof ObjectStoreUnavailable) {
    request.log.error({ err: error }, 'the object store does not work');
    return new Failure(503, '图片和文件暂时存取不了，请稍后再试。', { retryAfter: 10 });
  }
  request.log.error({ err: error }, 'unexpected failure');
  return new Failure(500, '服务出了点问题，请稍后再试。');
}

/** Describes an error of Fastify's parsers, which run before the contract's validation. */
function parseErrorField(error: Error): FieldError {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_BAD_URL') return { path: 'url', rule: 'url', message: '地址的写法不对。' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { path: 'body', rule: 'contentType', message: '请求的内容应为 JSON。' };
  return { path: 'body', rule: 'json', message: '请求的内容不是正确的 JSON。' };
}
