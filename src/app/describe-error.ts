import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { PageError } from '#lib/story/page-error.ts';
import { isChunkError } from '#platform/lifecycle/chunk-failures.ts';

export interface ErrorDescription {
  /** 500 if the error has none */
  readonly statusCode: number;
  /** what happened, in the reader's words */
  readonly title: string;
  /** what the reader can do, one sentence */
  readonly advice: string;
  /** technical detail for support; none if the network is the cause */
  readonly message?: string;
}

const withoutNetwork = { statusCode: 503, title: '网络断开了', advice: '连上后自动重试。' };
const brokenPage = { title: '页面出了点问题', advice: '请重新加载。' };
const brokenService = { title: '服务出了点问题', advice: '请稍后再试。' };

/**
 * Describes an error for the error page.
 * @param online whether the browser is online
 */
export function describeError(error: unknown, online: boolean): ErrorDescription {
  if (error instanceof PageError)
    return { ...brokenPage, statusCode: error.statusCode, message: error.message };
  // whatever fails offline may fail for want of a network, and is tried again once it is back
  if (!online) return withoutNetwork;
  if (error instanceof GatewayError) return describeCall(error);
  if (isChunkError(error))
    return { statusCode: 500, title: '页面没能加载完整', advice: '请检查网络后重新加载。' };
  return { ...brokenPage, statusCode: 500, message: error instanceof Error ? error.message : String(error) };
}

function describeCall({ failure, message }: GatewayError): ErrorDescription {
  switch (failure.kind) {
    case 'network':
      return withoutNetwork;
    case 'timeout':
      return { statusCode: 504, title: '网络太慢', advice: '等了三十秒也没有回音，请换个地方再试。' };
    case 'http':
      return {
        statusCode: failure.status,
        message,
        ...brokenService,
        ...(failure.msg !== undefined && { advice: failure.msg }),
      };
    case 'aborted':
    case 'rejected':
    case 'malformed':
      return { statusCode: 500, message, ...brokenService };
  }
}
