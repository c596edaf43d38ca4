import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { isValidSignedUrl, type Sign } from '../../domains/shared/signed-media-url.ts';

export interface PrivateMediaOptions {
  /** folder of the pictures */
  readonly folder: string;
  readonly sign: Sign;
  readonly clock: () => Date;
  /** Address of a picture that is kept in an object store; undefined if they are in the folder. */
  readonly addressOf?: ((file: string) => Promise<string>) | undefined;
}

/** names given by the gateway, so that no path leaves the folder */
const fileName = /^[0-9a-f]{32}\.jpg$/;

/**
 * Serves pictures for their owner and for auditors only, by signed URLs that expire. Unknown and expired URLs get the same
 * response. Nothing is cached, so there are no other sizes either.
 */
export function registerPrivateMedia(
  app: FastifyInstance,
  { folder, sign, clock, addressOf }: PrivateMediaOptions,
): void {
  app.register(async (scope) => {
    await scope.register(statics, { serve: false });
    scope.get<{ Params: { pass: string; file: string } }>(
      '/media/private/:pass/:file',
      { compress: false, exposeHeadRoute: false },
      async ({ params: { pass, file } }, reply) => {
        if (!fileName.test(file) || !isValidSignedUrl(sign, { file, pass }, clock()))
          throw new Failure(404, '这张图片的地址已失效，请刷新页面。');
        reply.headers({
          'cache-control': 'no-store, private',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        return addressOf === undefined
          ? reply.sendFile(file, folder, {
              cacheControl: false,
              acceptRanges: false,
            })
          : reply.redirect(await addressOf(file));
      },
    );
  });
}
