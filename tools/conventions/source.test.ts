import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, type SourceFile } from './source-files.ts';

const folders = ['sdk', 'machines', 'rules', 'src', 'gateway', 'demo', 'e2e', 'bench', 'tools'];
const files = folders.flatMap(filesBelow);
/** all files but this one, which contains the forbidden patterns */
const others = files.filter(({ name }) => !name.endsWith('conventions/source.test.ts'));

/** Matches as `file:line`, shown by a failing test. */
function occurrences(pattern: RegExp, among: readonly SourceFile[]): string[] {
  return among.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : [])),
  );
}

describe('the source code', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(300);
    for (const folder of folders) expect(files.some(({ name }) => name.startsWith(`${folder}/`))).toBe(true);
  });

  it('uses browser storage and navigator in src/platform only', () => {
    const beyond = files.filter(
      ({ name }) => name.startsWith('src/') && !name.startsWith('src/platform/') && !isTest(name),
    );
    expect(occurrences(/\b(?:localStorage|sessionStorage|document\.cookie|navigator\.)/, beyond)).toEqual([]);
  });

  it('uses non-public router API in one adapter only', () => {
    const beyond = files.filter(
      ({ name }) => name.startsWith('src/') && !name.includes('/router-adapter.') && !isTest(name),
    );
    const internals =
      /_notFound|\brouter\.(?:stores|routesById|setRoutes|buildRouteTree|getMatchedRoutes)|\brouter\.(?:load|preloadRoute|navigate) =|Object\.create\(router/;
    expect(occurrences(internals, beyond)).toEqual([]);
  });

  it('has at most 40 modules per folder, except for routes, journeys and migrations', () => {
    const counts = new Map<string, number>();
    for (const { name } of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
    const exempt = new Set(['src/routes', 'e2e/journeys', 'gateway/db/migrations']);
    const full = [...counts].filter(([folder, count]) => count > 40 && !exempt.has(folder));
    expect(full).toEqual([]);
  });

  it('has unique file names within a layer', () => {
    const layerOf = (name: string) => /^src\/[^/]+|^[^/]+/.exec(name)?.[0] ?? '';
    const places = new Map<string, string[]>();
    for (const { name } of files) {
      if (name.startsWith('src/routes/')) continue;
      const key = `${layerOf(name)}: ${basename(name)}`;
      places.set(key, [...(places.get(key) ?? []), name]);
    }
    expect([...places.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('contains no TODO comments', () => {
    expect(occurrences(/\b(?:TODO|FIXME|XXX|HACK)\b/, others)).toEqual([]);
  });

  it('neither skips nor focuses tests', () => {
    const chosen = /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme|fails)\b/;
    const tests = others.filter(({ name }) => isTest(name));
    expect(occurrences(chosen, tests)).toEqual([]);
  });

  it('reads no files outside the repository', () => {
    expect(occurrences(/['"`](?:\.\.\/)+shared\/(?:data|design|spec)/, others)).toEqual([]);
  });

  it('has kebab-case file names, except for routes, which are named after their URLs', () => {
    const ours = files.filter(({ name }) => !name.startsWith('src/routes/'));
    const isKebab = (name: string) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z-]+)+$/.test(name.split('/').at(-1) ?? '');
    expect(ours.map(({ name }) => name).filter((name) => !isKebab(name))).toEqual([]);
  });

  it('keeps routes thin: at most 25 lines and no markup', () => {
    const routes = files.filter(({ name }) => name.startsWith('src/routes/'));
    expect(routes.length).toBeGreaterThan(0);
    expect(
      routes.filter(({ text }) => text.trimEnd().split('\n').length > 25).map(({ name }) => name),
    ).toEqual([]);
    expect(occurrences(/(?:^\s*|=> )<[a-z]/, routes)).toEqual([]);
  });
});
