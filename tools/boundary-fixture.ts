import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const fixture = join('tools', 'boundaries', 'fixture');

/**
 * Lints the fixture with the rules of the project. Every import in it is forbidden, at least one per layer. A boundary rule
 * that cannot resolve an import accepts it silently; the fixture reveals that.
 * @param root folder of the repository
 * @returns imports that the linter did not report, as `file:line`
 */
export async function missedFixtureImports(root: string): Promise<string[]> {
  const forbidden = await importsIn(root, fixture);
  if (forbidden.length === 0) return [`${fixture} contains no imports`];
  const reported = new Set(await boundaryFindings(root));
  return forbidden.filter((place) => !reported.has(place));
}

async function importsIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  const files = entries.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name));
  const places = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((line, index) => (line.startsWith('import ') ? [`${file}:${index + 1}`] : []));
    }),
  );
  return places.flat();
}

/** Findings of the boundaries rule in the fixture, as `file:line`. */
async function boundaryFindings(root: string): Promise<string[]> {
  const rules: { ignorePatterns?: string[] } = JSON.parse(
    await readFile(join(root, '.oxlintrc.json'), 'utf8'),
  );
  delete rules.ignorePatterns;
  const folder = join(root, 'node_modules', '.cache');
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'oxlint-fixture.json');
  await writeFile(config, JSON.stringify(rules));
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  // `-A all` turns off all native rules
  const args = ['-A', 'all', '-c', config, '--format', 'json', fixture];
  const output = await promisify(execFile)(oxlint, args, { cwd: root }).then(
    ({ stdout }) => stdout,
    // with findings the exit code is not 0; without a report the run failed
    (error: { stdout?: string }) => {
      if (!error.stdout) throw error;
      return error.stdout;
    },
  );
  const report: Report = JSON.parse(output);
  return report.diagnostics
    .filter(({ code }) => code.startsWith('boundaries'))
    .flatMap(({ filename, labels }) => labels.map(({ span }) => `${filename}:${span.line}`));
}

interface Report {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}
