import { expect, test } from 'vitest';
import { listOfflineFiles } from './offline-files.ts';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports,
  dynamicImports,
});

test('offline files are the app, the offline pages and everything they may import', () => {
  const manifest = {
    'index.html': chunk('entry', ['shared'], ['shell', 'src/routes/general.$.tsx?tsr-split=component']),
    shared: chunk('shared'),
    shell: chunk('shell'),
    'src/routes/general.$.tsx?tsr-split=component': chunk(
      'story',
      ['shared'],
      ['gallery', 'src/routes/edit.tsx'],
    ),
    gallery: chunk('gallery'),
    'src/routes/edit.tsx': chunk('edit', ['rules']),
    rules: chunk('rules'),
    'favicon.svg': { file: 'favicon.svg' },
  };
  expect(listOfflineFiles(manifest).filter((file) => file.endsWith('.js'))).toEqual([
    'assets/entry.js',
    'assets/story.js',
    'assets/shared.js',
    'assets/shell.js',
    'assets/gallery.js',
  ]);
  expect(listOfflineFiles(manifest)).toContain('assets/gallery.css');
});

test('a chunk missing from the manifest is an error', () => {
  expect(() => listOfflineFiles({ 'index.html': chunk('entry', ['gone']) })).toThrow('the build has no gone');
});
