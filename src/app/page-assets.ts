import { entryAssets, routeAssets } from 'virtual:client-assets';
import { placeRestorer } from '#platform/history/place-restorer.ts';
import { splitCriticalStyles } from './critical-styles.ts';
import { scriptLoader } from './script-loader.ts';

interface FirstViewParts {
  readonly routeIds: readonly string[];
  readonly nonce: string;
}

/**
 * Puts into a rendered document what its first paint and its taking over need: the styles of its routes, inline
 * (a further request in series costs a slow phone half a second), those that nothing in it needs after its words, what
 * puts it where it was, and the loader that fetches the scripts.
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
  const foot = [
    `<style>${rest}</style>`,
    // a disabled link fetches nothing and tells the chunk loader that its style sheet is there
    ...styles.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`),
    `<script nonce="${nonce}">${placeRestorer()};${scriptLoader(scripts)}</script>`,
  ].join('');
  return html
    .replace('</head>', () => `<style>${first}</style></head>`)
    .replace('</body>', () => `${foot}</body>`);
}

/** `/living/share/{-$id}` lives in `living.share.{-$id}`, `/` in `index`. */
function routeFile(routeId: string): string {
  return routeId.replace(/^\//, '').replaceAll('/', '.') || 'index';
}
