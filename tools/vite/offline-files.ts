import type { Manifest } from 'vite';

/** Pages available offline: lists of stories that were read, and the story page. */
const pages = /^src\/routes\/(?:index|focusNews|my|general\.\$)\.tsx(?:\?|$)/;
const anyPage = /^src\/routes\//;

/** Files of the app and of the pages available offline, with all their static and dynamic imports. */
export function listOfflineFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const open = ['index.html', ...Object.keys(manifest).filter((key) => pages.test(key))];
  const known = new Set(open);
  // the set grows during the iteration
  for (const key of known) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (file.startsWith('assets/')) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      if (!anyPage.test(next) || pages.test(next)) known.add(next);
  }
  return [...files];
}
