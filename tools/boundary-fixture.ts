import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Imports in the fixture that break the house's rules; the linter must name each. */
const forbidden = [
  ['features/live/sibling.ts', 'a feature imports a sibling'],
  ['ui/upward.ts', 'ui imports a feature'],
  ['machines/notice/outward.ts', 'a machine imports the SDK'],
  ['gateway/db/upward.ts', 'the database imports a domain'],
  ['gateway/domains/votes/sibling.ts', 'a domain imports a sibling'],
] as const;

/**
 * Lints the fixture with the house's own rules and tells which broken rule was not found. A boundary rule that cannot
 * find the file behind an import passes everything in silence; this is how that is noticed.
 * @param root the repository's folder
 */
export async function unnoticedInFixture(root: string): Promise<string[]> {
  const rules: { ignorePatterns?: string[] } = JSON.parse(
    await readFile(join(root, '.oxlintrc.json'), 'utf8'),
  );
  delete rules.ignorePatterns;
  const folder = join(root, 'node_modules', '.cache');
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'oxlint-fixture.json');
  await writeFile(config, JSON.stringify(rules));
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  const words = ['-c', config, '--format', 'json', 'tools/boundaries/fixture'];
  const output = await promisify(execFile)(oxlint, words, { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? '',
  );
  const report: Report = JSON.parse(output);
  const found = report.diagnostics
    .filter(({ code }) => code.startsWith('boundaries'))
    .map(({ filename }) => filename);
  return forbidden.filter(([file]) => !found.some((name) => name.endsWith(file))).map(([, what]) => what);
}

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}
