import { GatewayError } from 'qlwb-gateway-sdk/errors';

const unknown = '没有成功，请稍后再试';

/** Error message for the reader: what happened and what to do next. @param cause what a call threw */
export function failureText(cause: unknown): string {
  // a failed `import()` throws the browser's own errors
  if (!(cause instanceof GatewayError)) return '没有成功，请检查网络后再试';
  const { failure } = cause;
  if (failure.kind === 'network') return '网络断开了，连上后再试一次';
  if (failure.kind === 'timeout') return '网络太慢了，请稍后再试一次';
  if (failure.kind !== 'http') return unknown;
  const { status, fields = [], msg, retryAfter } = failure;
  if (status === 401) return '登录已失效，请重新登录';
  if (status === 429)
    return retryAfter === undefined ? '太快了，歇一会儿再试' : `太快了，${retryAfter} 秒后再试`;
  // the gateway's messages about client errors are written for readers
  return status < 500 ? (fields[0]?.message ?? msg ?? unknown) : unknown;
}
