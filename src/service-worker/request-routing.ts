/** How a page's request is answered. */
export type RequestRoute = 'page' | 'file' | 'picture' | 'network';

interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  /** path of the address; undefined for other sites */
  readonly path: string | undefined;
}

/**
 * Pages come from the network if there is one, so that readers get the current release. Files have names with a content
 * hash, and the newspaper's pictures never change, so both are served from the cache. Everything else (gateway calls,
 * readers' files, audio, video) is left to the network.
 */
export function routeOf({ method, mode, destination, path }: RequestFacts): RequestRoute {
  if (method !== 'GET' || path === undefined) return 'network';
  if (mode === 'navigate') return path.startsWith('/new/') ? 'page' : 'network';
  if (path.startsWith('/new/assets/')) return 'file';
  return path.startsWith('/media/') && !mayBeWithdrawn.test(path) && destination === 'image'
    ? 'picture'
    : 'network';
}

/** Readers' files: an editor may hide one, and private ones expire. The gateway decides each time who may see them. */
const mayBeWithdrawn = /^\/media\/(?:uploads|private)\//;

/** Suffixes of the sizes in which a picture may be cached, the sharpest first (docs/contracts/media.md). */
const sizes = ['', '-article7.0.4', '-newslist7.0.4'];

/** Addresses of the same picture in other sizes, the best substitute first. */
export function otherSizes(path: string): string[] {
  const picture = path.replace(/-(?:article|newslist)7\.0\.4$/, '');
  return sizes.map((size) => picture + size).filter((address) => address !== path);
}
