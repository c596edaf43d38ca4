import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a module and what it imports as one script, for `page.evaluate`. */
export async function bundleForPage(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'bundle' },
    },
  });
  const chunk = [built].flat().find((part) => 'output' in part)?.output[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry.pathname} was not bundled`);
  return chunk.code;
}
