import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { isValidSignedUrl, type Sign } from '../../domains/shared/signed-media-url.ts';

export interface PrivateMediaOptions {
  /** folder of the pictures */
  readonly folder: string;
  readonly sign: Sign;
  readonly clock: () => Date;
}

/** names that the gateway gave: nothing that could lead out of the folder */
const fileName = /^[0-9a-f]{32}\.jpg$/;

/**
 * Serves pictures that their owner and an auditor alone may see, under addresses that expire. An address that leads nowhere
 * and one that is over are one answer. No cache keeps them, and there are no other sizes, which would be kept.
 */
export function registerPrivateMedia(
  app: FastifyInstance,
  { folder, sign, clock }: PrivateMediaOptions,
): void {
  app.register(async (scope) => {
    await scope.register(statics, { serve: false });
    scope.get<{ Params: { pass: string; file: string } }>(
      '/media/private/:pass/:file',
      { compress: false, exposeHeadRoute: false },
      async ({ params: { pass, file } }, reply) => {
        if (!fileName.test(file) || !isValidSignedUrl(sign, { file, pass }, clock()))
          throw new Failure(404, '这张图片的地址已失效，请刷新页面。');
        return reply
          .headers({
            'cache-control': 'no-store, private',
            'content-security-policy': "default-src 'none'; sandbox",
            'cross-origin-resource-policy': 'same-origin',
            'referrer-policy': 'no-referrer',
            'x-robots-tag': 'noindex',
          })
          .sendFile(file, folder, { cacheControl: false, acceptRanges: false });
      },
    );
  });
}
