import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failure.ts';
import { createPictureSizer, formatFor, parsePictureAddress } from '../services/media/picture-sizes.ts';

export interface MediaOptions {
  /** folders by the first segment of their addresses: /media/demo/… */
  readonly folders: Readonly<Record<string, string>>;
  readonly cacheFolder: string;
}

/** What is served, by its ending; nothing else is, whatever lies in the folders. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
};
const safeSegment = /^[\w-][\w.-]*$/;
const missing = () => new Failure(404, '没有这个文件。');

/** Serves media with ranges, and pictures in the sizes their suffix asks for. */
export function registerMedia(app: FastifyInstance, { folders, cacheFolder }: MediaOptions): void {
  const sizer = createPictureSizer(cacheFolder);
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const { original, width } = parsePictureAddress(request.params['*']);
    const [area = '', ...segments] = original.split('/');
    const folder = folders[area];
    const type = types[original.split('.').at(-1) ?? ''];
    if (folder === undefined || type === undefined || !segments.every((segment) => safeSegment.test(segment)))
      throw missing();
    const path = join(...segments);
    if (!isFile(join(folder, path))) throw missing();
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin');
    if (width === undefined) return reply.type(type).sendFile(path, folder, { maxAge: '30d' });
    if (!type.startsWith('image/')) throw missing();
    const format = formatFor(request.headers.accept);
    const name = await sizer
      .make(join(folder, path), `${area}-${segments.join('-')}`, width, format)
      .catch((error: unknown) => {
        request.log.warn({ err: error, path }, 'a picture cannot be sized');
        throw missing();
      });
    return reply
      .type(`image/${format}`)
      .header('vary', 'accept')
      .sendFile(name, cacheFolder, { maxAge: '365d', immutable: true });
  });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
