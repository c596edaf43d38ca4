import { cacheNames } from '#lib/story/cache-names.ts';
import { otherSizes } from './request-routing.ts';

const maxPictures = 400;
/** larger pictures are not cached, such as originals loaded by zooming */
const maxPictureBytes = 600_000;
/** number of pictures deleted at a time, so that not every new picture deletes one */
const deletionBatch = 40;

/** pictures used since this worker started; they are already at the end of the cache */
const recentlyUsed = new Set<string>();

/** Responds with a content-hashed file, from the cache or the network. @throws TypeError if it is in neither */
export async function respondWithFile(request: Request): Promise<Response> {
  const files = await caches.open(cacheNames.files);
  const cached = await files.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/**
 * Responds with a picture from the cache, else from the network, else with another cached size of it.
 * @param waitUntil keeps the worker alive until the picture is cached
 * @throws TypeError if none is available
 */
export async function respondWithPicture(
  request: Request,
  waitUntil: (work: Promise<void>) => void,
): Promise<Response> {
  const pictures = await caches.open(cacheNames.pictures);
  const cached = await pictures.match(request, { ignoreVary: true });
  if (cached !== undefined) {
    if (!recentlyUsed.has(request.url)) waitUntil(cachePicture(pictures, request, cached.clone()));
    return cached;
  }
  try {
    const response = await fetch(request);
    const size = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (response.status === 200 && size <= maxPictureBytes)
      waitUntil(cachePicture(pictures, request, response.clone()));
    return response;
  } catch (cause) {
    for (const address of otherSizes(new URL(request.url).pathname)) {
      const other = await pictures.match(address, { ignoreVary: true });
      if (other !== undefined) return other;
    }
    throw cause;
  }
}

/** Caches a picture as the most recently used one, and deletes the least recently used. */
async function cachePicture(pictures: Cache, request: Request, response: Response): Promise<void> {
  recentlyUsed.add(request.url);
  // a cache lists its entries in insertion order
  await pictures.delete(request, { ignoreVary: true });
  await pictures.put(request, response);
  const entries = await pictures.keys();
  if (entries.length <= maxPictures + deletionBatch) return;
  const oldest = entries.slice(0, entries.length - maxPictures);
  await Promise.all(oldest.map((picture) => pictures.delete(picture)));
  oldest.forEach(({ url }) => recentlyUsed.delete(url));
}

/** Caches files ahead of their use, one at a time: they must not compete with the page. @throws TypeError or QuotaExceededError if one cannot be loaded or stored */
export async function precacheFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const cached = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of addresses) if (!cached.has(address)) await files.add(address);
}

/** Deletes all other files, which belong to older releases. */
export async function deleteFilesExcept(addresses: ReadonlySet<string>): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const old = (await files.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
  await Promise.all(old.map((file) => files.delete(file)));
}
