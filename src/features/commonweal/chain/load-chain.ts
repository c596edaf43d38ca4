import { notFound } from '@tanstack/react-router';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';
import { blockPages, certificateQuery } from './chain-queries.ts';
import { pageHead } from '#lib/story/page-head.ts';

/**
 * Loads the certificate of a code, or the end of the chain if the URL names none.
 * @throws GatewayError; NotFoundError for an unknown code
 */
export async function loadChain({ gateway, loaded }: RouterContext, code: string | undefined) {
  const queryClient = queryClientOf(loaded);
  if (code === undefined) {
    await queryClient.ensureInfiniteQueryData(blockPages(gateway));
    return pageHead('公益时长链', { text: '每一小时志愿服务都记在链上，谁都可以验证。' });
  }
  const { state } = await queryClient.fetchQuery(certificateQuery(gateway, code));
  if (state === 'unknown') throw notFound();
  return pageHead('志愿服务证书验证', { text: '扫码验证志愿服务证书的真伪。' });
}
