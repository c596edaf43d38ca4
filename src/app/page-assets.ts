import { rootRouteId } from '@tanstack/react-router';
import { entryAssets, routeAssets } from 'virtual:client-assets';
import { scrollRestorationScript } from '#platform/history/scroll-restoration.ts';
import { installPromptScript } from '#platform/install/install-prompt.ts';
import { countReadScript } from '#platform/lifecycle/count-read-script.ts';
import { countNewsRead, countShareView } from 'qlwb-gateway-sdk/operations/news';
import type { PageMetadata } from './page-metadata.ts';
import { createStyleSplitter } from './critical-styles.ts';
import { pageRail, topNavAt } from './desktop/page-frame.ts';
import { scriptLoader } from './script-loader.ts';

/** spec section 4, and topics and atlases, which are stories with pages of their own */
const storyRoutes: ReadonlySet<string> = new Set(['/general/$', '/thematic/$', '/thematicDq/$', '/atlas/$']);

interface FirstViewParts {
  readonly routeIds: readonly string[];
  /** below the base path */
  readonly path: string;
  /** the native app has its own navigation */
  readonly hasFrame: boolean;
  readonly nonce: string;
  readonly metadata: PageMetadata;
}

/** What every page of the same routes gets. */
interface RouteParts {
  readonly styles: ReturnType<typeof createStyleSplitter>;
  readonly links: string;
  readonly script: string;
}

/** by ids of the matched routes, filled on first use */
const knownParts = new Map<string, RouteParts>();

/** Style elements of the head and the foot, encoded. */
interface EncodedStyles {
  readonly head: Uint8Array;
  readonly foot: Uint8Array;
}

/** some 100 KB each */
const maxEncodedStyles = 50;

/** by route ids and content of the document: most pages of a route have equal styles */
const encodedStyles = new Map<string, EncodedStyles>();

/**
 * Adds to a rendered document what its first paint and hydration need: critical styles inline (another request in series
 * costs half a second on a slow phone), the other styles after the content, scroll restoration, and the script loader.
 * @returns the document in parts. The styles are three quarters of it and therefore come as bytes, encoded once
 */
export function addPageAssets(page: string, view: FirstViewParts): (string | Uint8Array)[] {
  const { routeIds, nonce, metadata, hasFrame, path } = view;
  const headEnd = page.indexOf('</head>');
  const bodyEnd = page.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < 0) return [page];
  const key = routeIds.join(' ');
  const parts = knownParts.get(key) ?? collectParts(routeIds);
  knownParts.set(key, parts);
  const opening = page.slice(0, headEnd);
  const content = page.slice(headEnd, bodyEnd);
  const body = hasFrame ? withFrame(content, path) : content;
  const { head, foot } = stylesFor(key, parts, [opening, body]);
  return [
    opening + metadata.head,
    head,
    hasFrame ? body + pageRail : body,
    foot,
    `<script nonce="${nonce}">${parts.script}</script>${metadata.foot}${page.slice(bodyEnd)}`,
  ];
}

/**
 * Adds the top navigation, and an id to the main part for the skip link: React keeps attributes that it does not render.
 * @param path below the base path
 * @returns one flat string: V8 reads the characters of a concatenated one more slowly, which cost 15 % of a page's time
 */
function withFrame(html: string, path: string): string {
  const bodyStart = html.indexOf('>', html.indexOf('<body')) + 1;
  const main = html.indexOf('<main', bodyStart);
  const isWide = html.slice(main, html.indexOf('>', main)).includes(' data-wide');
  const beforeMain = [html.slice(0, bodyStart), topNavAt(path, isWide)];
  if (main < 0) return [...beforeMain, html.slice(bodyStart)].join('');
  return [
    ...beforeMain,
    html.slice(bodyStart, main),
    '<main id="main"',
    html.slice(main + '<main'.length),
  ].join('');
}

function stylesFor(routeKey: string, { styles, links }: RouteParts, html: readonly string[]): EncodedStyles {
  const content = styles.contentOf(html);
  const key = `${routeKey} ${content}`;
  const known = encodedStyles.get(key);
  if (known) return known;
  const { first, rest } = styles.split(content);
  const encoder = new TextEncoder();
  const encoded = {
    head: encoder.encode(`<style>${first}</style>`),
    foot: encoder.encode(`<style>${rest}</style>${links}`),
  };
  if (encodedStyles.size === maxEncodedStyles) encodedStyles.clear();
  encodedStyles.set(key, encoded);
  return encoded;
}

function collectParts(routeIds: readonly string[]): RouteParts {
  const assets = [entryAssets, ...routeIds.filter((id) => id !== rootRouteId).map(assetsOf)];
  const styles = [
    ...new Map(assets.flatMap((part) => part.styles.map((style) => [style.href, style]))).values(),
  ];
  const scripts = [...new Set(assets.flatMap((part) => part.scripts))];
  return {
    styles: createStyleSplitter(styles.map((style) => style.css)),
    // a disabled link fetches nothing but tells the chunk loader that the style sheet is present
    links: styles.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`).join(''),
    script: [
      scrollRestorationScript(),
      scriptLoader(scripts),
      ...(routeIds.some((id) => storyRoutes.has(id))
        ? [
            countReadScript({
              read: countNewsRead.server + countNewsRead.path,
              shareView: countShareView.server + countShareView.path,
            }),
          ]
        : []),
      ...(routeIds.includes('/') ? [installPromptScript] : []),
    ].join(';'),
  };
}

/** @throws Error if the build has no files of the route: the page would be shown without its styles, and then move */
function assetsOf(routeId: string) {
  const assets = routeAssets[routeFile(routeId)];
  if (assets === undefined) throw new Error(`The build has no files of the route ${routeId}`);
  return assets;
}

/** File name of a route: `/living/share/{-$id}` is `living.share.{-$id}`, `/` is `index`, `/autoShow/` is `autoShow.index`. */
function routeFile(routeId: string): string {
  return routeId.replace(/\/$/, '/index').slice(1).replaceAll('/', '.');
}
