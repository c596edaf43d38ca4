import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { PageError } from '#lib/story/page-error.ts';
import { isChunkError } from '#platform/lifecycle/chunk-failures.ts';

export interface ErrorDescription {
  /** 500 if the error has none */
  readonly statusCode: number;
  readonly message: string;
  /** what the reader can do, one sentence */
  readonly advice: string;
  /** shown in place of status and message, which say nothing to a reader without a network */
  readonly title?: string;
}

const withoutNetwork = { statusCode: 503, title: '网络断开了', advice: '连上后自动重试。' } as const;

/**
 * Describes an error for the error page.
 * @param online whether the browser is online
 */
export function describeError(error: unknown, online: boolean): ErrorDescription {
  if (error instanceof GatewayError) return describeCall(error);
  if (error instanceof PageError)
    return { statusCode: error.statusCode, message: error.message, advice: '页面出了点问题，请重新加载。' };
  const message = error instanceof Error ? error.message : String(error);
  if (isChunkError(error) && !online) return { ...withoutNetwork, message };
  if (isChunkError(error))
    return { statusCode: 500, message, advice: '页面没能加载完整，请检查网络后重新加载。' };
  return { statusCode: 500, message, advice: '页面出了点问题，请重新加载。' };
}

function describeCall({ failure, message }: GatewayError): ErrorDescription {
  switch (failure.kind) {
    case 'network':
      return { ...withoutNetwork, message };
    case 'timeout':
      return {
        statusCode: 504,
        message,
        title: '网络太慢',
        advice: '等了三十秒也没有回音，请换个地方再试。',
      };
    case 'http':
      return { statusCode: failure.status, message, advice: failure.msg ?? '服务出了点问题，请稍后再试。' };
    case 'aborted':
    case 'rejected':
    case 'malformed':
      return { statusCode: 500, message, advice: '服务出了点问题，请稍后再试。' };
  }
}
