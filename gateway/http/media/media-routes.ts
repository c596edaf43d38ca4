import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import statics, { type SendOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { mediaTypeOf } from '../../services/media/media-types.ts';
import { createPictureSizer, UnreadablePicture } from '../../services/media/picture-sizer.ts';
import type { LocalCopies } from '../../services/storage/local-copies.ts';
import type { ObjectStore } from '../../services/storage/object-store.ts';
import { formatFor, parsePictureAddress } from '../../services/media/picture-sizes.ts';
import { toFailure, sendFailure } from '../middleware/failure-response.ts';

export interface MediaOptions {
  /** folders by the first segment of their URLs: /media/demo/… */
  readonly folders: Readonly<Record<string, string>>;
  readonly cacheFolder: string;
  /** whether a reader's file may be served; a withdrawn one may not */
  isPublicUpload(file: string): Promise<boolean>;
  /** where originals and resized pictures are kept for all gateways; the folders then hold copies of them */
  readonly shared?: { readonly objects: ObjectStore; readonly copies: LocalCopies } | undefined;
}

/** Prefixes of the keys in an object store, by the first segment of the URLs. The demo content comes with each gateway. */
const sharedAreas: Readonly<Record<string, string>> = {
  store: 'media',
  uploads: 'uploads/kept',
};

/** no leading dot, separator or escape, so that no path leaves its folder */
const safeSegment = /^[\w-][\w.-]*$/;
const fileNotFound = () => new Failure(404, '没有这个文件。');

interface MediaFile {
  readonly area: string;
  readonly folder: string;
  /** path below the folder */
  readonly path: string;
  readonly type: string;
}

/** a reader's file can be withdrawn at any time: caches ask again after this time, and must not show it otherwise */
const uploadCacheControl = 'public, max-age=60, must-revalidate';

/** Serves media with range requests, and pictures resized by the suffix of their URL. */
export function registerMedia(
  app: FastifyInstance,
  { folders, cacheFolder, isPublicUpload, shared }: MediaOptions,
): void {
  const sizer = createPictureSizer(
    cacheFolder,
    shared && {
      fetch: (name) => shared.copies.ensure(`cache/${name}`),
      publish: (name, content) => shared.objects.putBytes(`cache/${name}`, content),
    },
  );
  const isShared = (area: string) => shared !== undefined && Object.hasOwn(sharedAreas, area);

  function findFile(address: string): MediaFile {
    const [area = '', ...segments] = address.split('/');
    const type = mediaTypeOf(segments.at(-1) ?? '');
    const folder = Object.hasOwn(folders, area) ? folders[area] : undefined;
    if (folder === undefined || type === undefined || !segments.every((segment) => safeSegment.test(segment)))
      throw fileNotFound();
    return { area, folder, path: segments.join('/'), type };
  }

  /** @returns path below the cache folder; undefined when it cannot be written */
  async function resize(
    request: FastifyRequest,
    file: MediaFile,
    width: number,
  ): Promise<string | undefined> {
    const originalPath = join(file.folder, file.path);
    const format = formatFor(request.headers.accept);
    try {
      return await sizer.make(`${file.area}/${file.path}`, {
        originalPath,
        width,
        format,
        isShared: isShared(file.area),
      });
    } catch (error) {
      if (error instanceof UnreadablePicture) {
        request.log.warn({ err: error }, 'a file is not a picture');
        throw fileNotFound();
      }
      request.log.error({ err: error }, 'a resized picture cannot be stored, the original is sent');
      return undefined;
    }
  }

  app.register(async (scope) => {
    // the folder is given with each sendFile
    await scope.register(statics, { serve: false });
    scope.setErrorHandler(sendMediaFailure);
    scope.get<{ Params: { '*': string } }>('/media/*', { compress: false }, async (request, reply) => {
      const { original, width } = parsePictureAddress(request.params['*']);
      const file = findFile(original);
      if (width !== undefined && !file.type.startsWith('image/')) throw fileNotFound();
      const isUpload = file.area === 'uploads';
      if (isUpload && !(await isPublicUpload(file.path))) throw fileNotFound();
      if (isShared(file.area)) await shared?.copies.ensure(`${sharedAreas[file.area]}/${file.path}`);
      if (!(await isFile(join(file.folder, file.path)))) throw fileNotFound();
      if (isUpload) reply.header('cache-control', uploadCacheControl);
      const cached = (options: SendOptions): SendOptions => (isUpload ? { cacheControl: false } : options);
      reply
        .header('content-security-policy', policyOf(file.area))
        .header('cross-origin-resource-policy', 'cross-origin');
      if (width === undefined) return reply.sendFile(file.path, file.folder, cached({ maxAge: '30d' }));
      reply.header('vary', 'accept');
      const resized = await resize(request, file, width);
      return resized === undefined
        ? reply.sendFile(file.path, file.folder, { cacheControl: false })
        : reply.sendFile(resized, cacheFolder, cached({ maxAge: '365d', immutable: true }));
    });
  });
}

/** Uploads are sandboxed as well, in case a browser renders one as a document of this origin. */
const policyOf = (area: string) =>
  area === 'uploads' ? "default-src 'none'; sandbox" : "default-src 'none'";

/** A 416 is sent without a body and with the length of the file; other errors as usual. */
function sendMediaFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!('statusCode' in error) || error.statusCode !== 416)
    return sendFailure(request, reply, toFailure(error, request));
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
