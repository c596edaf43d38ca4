/** Query parameters that belong to a page; all others may be personal: a token, an id, a referrer. */
const pageParameters = ['channel', 'q'];
/** Parameters of a part of a live room, which is identified by its query. */
const livePartParameters = ['id', 'scene'];
const livePart = /^\/new\/living\/components\//;

/** Personal pages, which are never shared. */
const ownPages = /^\/new\/(?:login|my|living\/(?:qrlogin|cashout))(?:\/|$)/;

/** Menu items of the messaging app that forward a page by its card. */
const cardMenus = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:favorite',
];
/** Menu items that forward the URL as it is. */
const addressMenus = [
  'menuItem:copyUrl',
  'menuItem:openWithQQBrowser',
  'menuItem:openWithSafari',
  'menuItem:share:email',
];

export const shareMenus: readonly string[] = [...cardMenus, ...addressMenus];

/** Whether a page is personal. @param address absolute URL */
export const isOwnPage = (address: string): boolean => ownPages.test(new URL(address).pathname);

/**
 * The URL to share for a page: without personal parameters; the front page for a personal page.
 * @param address absolute URL
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

/** Items to hide from the messaging app's menu on a page. @param address absolute URL */
export function hiddenMenusOf(address: string): readonly string[] {
  if (isOwnPage(address)) return shareMenus;
  const plain = new URL(address);
  plain.hash = '';
  return plain.href === shareLinkOf(address) ? [] : addressMenus;
}
