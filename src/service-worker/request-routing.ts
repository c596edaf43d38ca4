/** What becomes of a request of a page. */
export type Way = 'page' | 'file' | 'picture' | 'network';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  /** path of the address; undefined where it is another site's */
  readonly path: string | undefined;
}

/**
 * Pages come from the network as long as there is one, so that nobody is shown a page of an older release. Files have
 * names that change with what they hold, and pictures never change, so both are taken from the device where they are.
 * Everything else, calls to the gateway, sounds and films, is the page's own affair.
 */
export function wayOf({ method, mode, destination, path }: Asked): Way {
  if (method !== 'GET' || path === undefined) return 'network';
  if (mode === 'navigate') return path.startsWith('/new/') ? 'page' : 'network';
  if (path.startsWith('/new/assets/')) return 'file';
  return path.startsWith('/media/') && destination === 'image' ? 'picture' : 'network';
}

/** Sizes in which a picture may stand on the device, the sharpest first (docs/contracts/media.md). */
const sizes = ['', '-article7.0.4', '-newslist7.0.4'];

/** Addresses of the same picture in other sizes, the best to stand in for it first. */
export function otherSizes(path: string): string[] {
  const picture = path.replace(/-(?:article|newslist)7\.0\.4$/, '');
  return sizes.map((size) => picture + size).filter((address) => address !== path);
}
