import { entryAssets, routeAssets } from 'virtual:client-assets';
import { scrollRestorationScript } from '#platform/history/scroll-restoration.ts';
import { countReadScript } from './count-read-script.ts';
import { splitCriticalStyles } from './critical-styles.ts';
import { scriptLoader } from './script-loader.ts';

/** spec section 4, and topics and atlases, which are stories with pages of their own */
const storyRoutes: ReadonlySet<string> = new Set(['/general/$', '/thematic/$', '/thematicDq/$', '/atlas/$']);

interface FirstViewParts {
  readonly routeIds: readonly string[];
  readonly nonce: string;
}

/**
 * Adds to a rendered document what its first paint and hydration need: critical styles inline (another request in series
 * costs half a second on a slow phone), the other styles after the content, scroll restoration, and the script loader.
 */
export function addPageAssets(html: string, { routeIds, nonce }: FirstViewParts): string {
  const parts = [entryAssets, ...routeIds.flatMap((id) => routeAssets[routeFile(id)] ?? [])];
  const styles = [
    ...new Map(parts.flatMap((part) => part.styles.map((style) => [style.href, style]))).values(),
  ];
  const scripts = [...new Set(parts.flatMap((part) => part.scripts))];
  const { first, rest } = splitCriticalStyles(
    styles.map((style) => style.css),
    html,
  );
  const isStory = routeIds.some((id) => storyRoutes.has(id));
  const foot = [
    `<style>${rest}</style>`,
    // a disabled link fetches nothing but tells the chunk loader that the style sheet is present
    ...styles.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`),
    `<script nonce="${nonce}">${scrollRestorationScript()};${scriptLoader(scripts)}${isStory ? `;${countReadScript()}` : ''}</script>`,
  ].join('');
  return html
    .replace('</head>', () => `<style>${first}</style></head>`)
    .replace('</body>', () => `${foot}</body>`);
}

/** File name of a route: `/living/share/{-$id}` is `living.share.{-$id}`, `/` is `index`. */
function routeFile(routeId: string): string {
  return routeId.replace(/^\//, '').replaceAll('/', '.') || 'index';
}
