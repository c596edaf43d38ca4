import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const fixture = join('tools', 'boundaries', 'fixture');

/**
 * Lints the fixture with the house's own rules. Every import in it is forbidden, at least one for every layer; returned
 * are those that the linter did not name, as `file:line`. A boundary rule that cannot find the file behind an import
 * passes everything in silence; this is how that is noticed.
 * @param root the repository's folder
 */
export async function unnoticedInFixture(root: string): Promise<string[]> {
  const forbidden = await importsBelow(root, fixture);
  if (forbidden.length === 0) return [`${fixture} holds no import`];
  const named = new Set(await boundaryFindings(root));
  return forbidden.filter((place) => !named.has(place));
}

async function importsBelow(root: string, folder: string): Promise<string[]> {
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

/** Where the boundaries rule found something in the fixture, as `file:line`. */
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
  const words = ['-c', config, '--format', 'json', fixture];
  const output = await promisify(execFile)(oxlint, words, { cwd: root }).then(
    ({ stdout }) => stdout,
    // findings are an exit code of their own; without a report there was no run
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
