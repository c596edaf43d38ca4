/**
 * Paths of the pages that visible links lead to, in document order, without duplicates. Links to a hash or a picture of a
 * page are excluded.
 */
export function linksInSight(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const seen = links.filter((link) => leadsToPage(link) && isInWindow(link));
  return [...new Set(seen.map(({ pathname }) => pathname))];
}

function leadsToPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && search === '' && hash === '';
}

function isInWindow(element: Element): boolean {
  const { height, top, bottom, left, right } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
