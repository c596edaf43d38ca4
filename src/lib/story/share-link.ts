/** Query parameters that belong to a page; every other may be its reader's: a token, an id, where they came from. */
const pageParameters = ['channel', 'q'];
/** Those of a part of a live, which is named by its query. */
const livePartParameters = ['id', 'scene'];
const livePart = /^\/new\/living\/components\//;

/** Pages of one reader alone: nobody else is sent there. */
const ownPages = /^\/new\/(?:login|my|living\/(?:qrlogin|cashout))(?:\/|$)/;

/** Entries of the messaging app's menu that hand a page on by its card, or count as such. */
const cardMenus = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:favorite',
];
/** Those that hand on the address as it stands. */
const addressMenus = [
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
  'menuItem:share:email',
];

export const shareMenus: readonly string[] = [...cardMenus, ...addressMenus];

/** Whether a page is its reader's alone. @param address absolute */
export const isOwnPage = (address: string): boolean => ownPages.test(new URL(address).pathname);

/**
 * The address of a page as others get it: without anything of its reader's own; the front page for one that is theirs
 * alone.
 * @param address absolute
 */
export function shareLinkOf(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  if (isOwnPage(address)) return `${origin}/new/`;
  const kept = new URLSearchParams();
  for (const name of livePart.test(pathname) ? livePartParameters : pageParameters) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
}

/** What the messaging app's menu must not offer on a page. @param address absolute */
export function hiddenMenusOf(address: string): readonly string[] {
  if (isOwnPage(address)) return shareMenus;
  const plain = new URL(address);
  plain.hash = '';
  return plain.href === shareLinkOf(address) ? [] : addressMenus;
}
