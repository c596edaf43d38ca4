/** Metadata in the document's head; undefined where absent. */
export interface PageHead {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
}

export function readPageHead(): PageHead {
  return {
    title: contentOf('meta[property="og:title"]') ?? (document.title || undefined),
    description: contentOf('meta[property="og:description"]') ?? contentOf('meta[name="description"]'),
    image: contentOf('meta[property="og:image"]'),
  };
}

/** The page's full URL without hash, as the browser spells it. */
export function readWholeAddress(): string {
  return withoutHash(location.href);
}

/** The URL at which this document was opened. */
export function readFirstAddress(): string {
  const [began] = performance.getEntriesByType('navigation');
  return withoutHash(began === undefined || began.name === '' ? location.href : began.name);
}

/**
 * Removes what the server wrote about the opened page for other programs (src/app/page-metadata.ts) once another page is
 * shown.
 */
export function removeOpenedHead(): void {
  if (new URL(readFirstAddress()).pathname === location.pathname) return;
  for (const element of document.querySelectorAll('head>[data-opened]')) element.remove();
}

const withoutHash = (address: string) => address.replace(/#.*$/s, '');

function contentOf(selector: string): string | undefined {
  return document.head.querySelector<HTMLMetaElement>(selector)?.content || undefined;
}
