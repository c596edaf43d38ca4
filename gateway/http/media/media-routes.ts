import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { mediaTypeOf } from '../../services/media/media-types.ts';
import { createPictureSizer, UnreadablePicture } from '../../services/media/picture-sizer.ts';
import { formatFor, parsePictureAddress } from '../../services/media/picture-sizes.ts';
import { failureOf, sendFailure } from '../middleware/failure-response.ts';

export interface MediaOptions {
  /** folders by the first segment of their addresses: /media/demo/… */
  readonly folders: Readonly<Record<string, string>>;
  readonly cacheFolder: string;
}

/** no segment that starts with a dot, no separator, no escape: nothing that could lead out of a folder */
const safeSegment = /^[\w-][\w.-]*$/;
const missing = () => new Failure(404, '没有这个文件。');

interface MediaFile {
  readonly area: string;
  readonly folder: string;
  /** path below the folder */
  readonly path: string;
  readonly type: string;
}

/** Serves media with ranges, and pictures in the sizes their suffix asks for. */
export function registerMedia(app: FastifyInstance, { folders, cacheFolder }: MediaOptions): void {
  const sizer = createPictureSizer(cacheFolder);

  function find(address: string): MediaFile {
    const [area = '', ...segments] = address.split('/');
    const type = mediaTypeOf(segments.at(-1) ?? '');
    const folder = Object.hasOwn(folders, area) ? folders[area] : undefined;
    if (folder === undefined || type === undefined || !segments.every((segment) => safeSegment.test(segment)))
      throw missing();
    return { area, folder, path: segments.join('/'), type };
  }

  /** @returns path below the cache folder; undefined when it cannot be written */
  async function size(request: FastifyRequest, file: MediaFile, width: number): Promise<string | undefined> {
    const originalPath = join(file.folder, file.path);
    const format = formatFor(request.headers.accept);
    try {
      return await sizer.make(`${file.area}/${file.path}`, { originalPath, width, format });
    } catch (error) {
      if (error instanceof UnreadablePicture) {
        request.log.warn({ err: error }, 'a file is no picture');
        throw missing();
      }
      request.log.error({ err: error }, 'a picture cannot be kept, its original is sent');
      return undefined;
    }
  }

  app.register(async (scope) => {
    // each answer names its folder
    await scope.register(statics, { serve: false });
    scope.setErrorHandler(sendMediaFailure);
    scope.get<{ Params: { '*': string } }>('/media/*', { compress: false }, async (request, reply) => {
      const { original, width } = parsePictureAddress(request.params['*']);
      const file = find(original);
      if (width !== undefined && !file.type.startsWith('image/')) throw missing();
      if (!(await isFile(join(file.folder, file.path)))) throw missing();
      reply
        .header('content-security-policy', policyOf(file.area))
        .header('cross-origin-resource-policy', 'cross-origin');
      if (width === undefined) return reply.sendFile(file.path, file.folder, { maxAge: '30d' });
      reply.header('vary', 'accept');
      const sized = await size(request, file, width);
      return sized === undefined
        ? reply.sendFile(file.path, file.folder, { cacheControl: false })
        : reply.sendFile(sized, cacheFolder, { maxAge: '365d', immutable: true });
    });
  });
}

/** What readers sent may not even be a page of this origin, should a browser ever take it for one. */
const policyOf = (area: string) =>
  area === 'uploads' ? "default-src 'none'; sandbox" : "default-src 'none'";

/** A range beyond a file's end is between the player and the file: it is told how long the file is. */
function sendMediaFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!('statusCode' in error) || error.statusCode !== 416)
    return sendFailure(request, reply, failureOf(error, request));
  const headers = 'headers' in error && typeof error.headers === 'object' ? error.headers : {};
  return reply
    .code(416)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send();
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return false;
    throw error;
  }
}
