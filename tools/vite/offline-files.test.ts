import { expect, test } from 'vitest';
import { filesToRead } from './files-to-read.ts';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  css: [`assets/${name}.css`],
  imports,
  dynamicImports,
});

test('what opens without a network is the app and the pages to read on, with what they import and may come to import', () => {
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
  expect(filesToRead(manifest).filter((file) => file.endsWith('.js'))).toEqual([
    'assets/entry.js',
    'assets/story.js',
    'assets/shared.js',
    'assets/shell.js',
    'assets/gallery.js',
  ]);
  expect(filesToRead(manifest)).toContain('assets/gallery.css');
});

test('a file that the build speaks of and does not have is told of', () => {
  expect(() => filesToRead({ 'index.html': chunk('entry', ['gone']) })).toThrow('the build has no gone');
});
