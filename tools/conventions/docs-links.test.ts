import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'sdk/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');
const withoutCodeBlocks = (text: string) => text.replace(/^```.*?^```$/gms, '');

/** Link targets in Markdown: `[text](target)` and `![text](target)`, without those in code. */
function linksOf(page: string): string[] {
  const prose = withoutCodeBlocks(textOf(page)).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((link) => link[1] ?? '');
}

/** Anchors as GitHub derives them from headings. */
function anchorsOf(page: string): string[] {
  return [...withoutCodeBlocks(textOf(page)).matchAll(/^#+ (.+)$/gm)].map((heading) =>
    (heading[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? join(root, page) : join(root, dirname(page), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(relative(root, target)).includes(anchor);
}

describe.each(pages)('%s', (page) => {
  it('links only to files and headings that exist', () => {
    expect(linksOf(page).filter((link) => isBroken(page, link))).toEqual([]);
  });

  it('names only files and folders of the repository that exist', () => {
    const layers = 'bench|demo|docs|e2e|gateway|machines|openapi|rules|sdk|src|tools';
    const paths = [...textOf(page).matchAll(new RegExp(`\`((?:${layers})/[\\w./-]+)\``, 'g'))];
    const built = /^sdk\/dist\b/;
    const missing = paths
      .map((path) => path[1] ?? '')
      .filter((path) => !built.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('names only npm scripts that exist', () => {
    const [scripts = ''] = /"scripts": \{.*?\}/s.exec(textOf('package.json')) ?? [];
    const named = [...textOf(page).matchAll(/\bnpm run ([\w:-]+)/g)].map((command) => command[1] ?? '');
    expect(named.filter((name) => !scripts.includes(`"${name}": `))).toEqual([]);
  });
});

it('the pages contain links', () => {
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(100);
});

it('the glossary has at most 40 terms, each with its meaning and where it lives', () => {
  const rows = [...textOf('docs/GLOSSARY.md').matchAll(/^\| (?!term |---)(.+) \|$/gm)].map(
    (row) => row[1] ?? '',
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThanOrEqual(40);
  for (const row of rows) expect(row).toMatch(/^[^|]+ \| .+[.:;] ?.* \| .*(?:`|\]\().*$/);
});

describe('the tour', () => {
  const page = 'docs/tour.md';
  const behaviours = textOf(page).split('\n## ').slice(1);
  const isTest = (path: string) => /\.(?:test|spec|proof)\.tsx?$/.test(path);
  const layerOf = (path: string) => /^src\/[^/]+|^[^/]+/.exec(path)?.[0] ?? '';

  it('follows three behaviours', () => {
    expect(behaviours).toHaveLength(3);
  });

  it.each(behaviours.map((text) => [text.slice(0, text.indexOf('\n')), text]))(
    'needs at most five files of a layer for: %s',
    (_, text) => {
      const files = [...text.matchAll(/\]\(\.\.\/([^)\s]+)\)/g)].map((link) => link[1] ?? '');
      const code = [...new Set(files)].filter((path) => !isTest(path));
      const layers = Map.groupBy(code, layerOf);
      expect([...layers.values()].filter((paths) => paths.length > 5)).toEqual([]);
      expect(layers.size).toBeGreaterThan(3);
    },
  );
});
