import type { Manifest } from 'vite';

/** Pages that open without a network: what was read is found from them, and read on the last. */
const pages = /^src\/routes\/(?:index|focusNews|my|general\.\$)\.tsx(?:\?|$)/;
const anyPage = /^src\/routes\//;

/** Files of the app itself and of the pages that open without a network, with all that these may come to need. */
export function filesToRead(manifest: Manifest): string[] {
  const files = new Set<string>();
  const open = ['index.html', ...Object.keys(manifest).filter((key) => pages.test(key))];
  const known = new Set(open);
  // grows while it is gone through
  for (const key of known) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (file.startsWith('assets/')) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      if (!anyPage.test(next) || pages.test(next)) known.add(next);
  }
  return [...files];
}
