import { cacheNames } from '#lib/story/cache-names.ts';
import { otherSizes } from './request-routing.ts';

const mostPictures = 400;
/** bytes of one picture; an original that somebody zoomed into is not kept */
const largestPicture = 600_000;
/** pictures that are let go at a time, so that not every further one has to look */
const batch = 40;

/** pictures that were looked at since this worker started: they go last already */
const touched = new Set<string>();

/** A file whose name changes with its content. @throws TypeError when it is neither here nor to be had */
export async function fileFor(request: Request): Promise<Response> {
  const files = await caches.open(cacheNames.files);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await files.put(request, response.clone());
  return response;
}

/**
 * A picture from the device, else from the network, else the same picture in another size.
 * @param later keeps the worker awake until it is kept
 * @throws TypeError when it cannot be had at all
 */
export async function pictureFor(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
  const pictures = await caches.open(cacheNames.pictures);
  const kept = await pictures.match(request, { ignoreVary: true });
  if (kept !== undefined) {
    if (!touched.has(request.url)) later(keep(pictures, request, kept.clone()));
    return kept;
  }
  try {
    const response = await fetch(request);
    const size = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (response.status === 200 && size <= largestPicture) later(keep(pictures, request, response.clone()));
    return response;
  } catch (cause) {
    for (const address of otherSizes(new URL(request.url).pathname)) {
      const other = await pictures.match(address, { ignoreVary: true });
      if (other !== undefined) return other;
    }
    throw cause;
  }
}

/** Puts a picture last in the row of those that are let go. */
async function keep(pictures: Cache, request: Request, response: Response): Promise<void> {
  touched.add(request.url);
  // a cache gives its entries in the order in which they came
  await pictures.delete(request, { ignoreVary: true });
  await pictures.put(request, response);
  const kept = await pictures.keys();
  if (kept.length <= mostPictures + batch) return;
  const oldest = kept.slice(0, kept.length - mostPictures);
  await Promise.all(oldest.map((picture) => pictures.delete(picture)));
  oldest.forEach(({ url }) => touched.delete(url));
}

/** Has these files here from now on. @throws TypeError, or QuotaExceededError, when one cannot be had or kept */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const here = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  await files.addAll(addresses.filter((address) => !here.has(address)));
}

/** Lets go of the files of older releases. */
export async function forgetFilesBut(addresses: ReadonlySet<string>): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const old = (await files.keys()).filter(({ url }) => !addresses.has(new URL(url).pathname));
  await Promise.all(old.map((file) => files.delete(file)));
}
