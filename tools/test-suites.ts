import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { compileCache } from './gateway-memory.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** a log in a file is read without its colours */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
const reports = join(root, 'node_modules', '.cache', 'reports');

/** lines of a failure’s text that are printed: what the assertion says, and most of what the page showed */
const printedLines = 60;
/** lines of it in the summary */
const summaryLines = 6;

interface Failure {
  readonly name: string;
  /** expected and received, without a stack */
  readonly why: string;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** a long run's output is often read from its end */
  readonly failures: readonly Failure[];
}

interface Suite {
  readonly name: string;
  run(): Promise<Counts>;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A suite that ended without a report has failed, whatever it counted. */
const broken = (what: string): Counts => ({ ...none, failed: 1, failures: [{ name: what, why: '' }] });

/** tests of whole processes that are as different on a server as those of the gateway's parts */
const processesWithDatabase = [
  'e2e/processes/backup-under-load.test.ts',
  'e2e/processes/gateway-stop.test.ts',
  'e2e/processes/live-crash-recovery.test.ts',
  'e2e/processes/live-fan-out.test.ts',
  'e2e/processes/postgres-faults.test.ts',
  'e2e/processes/two-versions.test.ts',
];

/** The gateway's tests that meet the database. Its services do not; one test of the import measures the memory of a parser. */
const withDatabase = globSync(['gateway/**/*.test.ts', 'demo/**/*.test.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'gateway/services/**', 'gateway/import/import-memory.test.ts'],
});

/** what contends for the same rows; at this level PostgreSQL rolls back what met, and the gateway repeats it */
const atSerializable = ['gateway/http/operations/two-gateways.test.ts', 'gateway/domains/shared/'];
function serializable(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_isolation=serializable');
  return url.href;
}

/** Every suite of the project, in the order in which a failure is worth knowing. */
const suites: readonly Suite[] = [
  { name: 'build', run: () => asOne('build', ['tools/build.ts', '--if-changed']) },
  { name: 'check', run: () => asOne('check', ['tools/check.ts']) },
  { name: 'units', run: () => runUnits('units', [], { TEST_DATABASE_URL: '' }) },
  ...(process.env.TEST_DATABASE_URL
    ? [
        {
          name: 'gateway on PostgreSQL',
          // the whole path: parts of the name stand in others, and vitest gives each project its own folder
          run: () =>
            runUnits(
              'postgres',
              [
                '--project=node',
                ...[...withDatabase, ...processesWithDatabase].map((file) => join(root, file)),
              ],
              {},
            ),
        },
        {
          name: 'gateway at SERIALIZABLE',
          run: () =>
            runUnits('serializable', ['--project=node', ...atSerializable.map((path) => join(root, path))], {
              TEST_DATABASE_URL: serializable(process.env.TEST_DATABASE_URL ?? ''),
            }),
        },
      ]
    : []),
  {
    name: 'journeys',
    async run() {
      const file = join(reports, 'journeys.json');
      const code = await runBinary('playwright', ['test'], { PLAYWRIGHT_JSON: file });
      const report = await readReport<PlaywrightReport>(file);
      if (report === undefined) return broken('journeys');
      const { expected, unexpected, flaky, skipped } = report.stats;
      const failures = (await Promise.all(report.suites.map(failedJourneys))).flat();
      return settle('journeys', { passed: expected, failed: unexpected + flaky, skipped, failures }, code);
    },
  },
];

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface JourneyResult {
  readonly errors: readonly { readonly message?: string }[];
  readonly steps?: readonly JourneyStep[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

interface JourneyStep {
  readonly title: string;
  readonly error?: object;
  readonly steps?: readonly JourneyStep[];
}

interface JourneySuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly JourneyResult[] }[];
  }[];
  readonly suites?: readonly JourneySuite[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly JourneySuite[];
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const selected = process.argv.slice(2);
const chosen = selected.length === 0 ? suites : suites.filter(({ name }) => selected.includes(name));
let total = none;
for (const { name, run: runSuite } of chosen) {
  process.stdout.write(`\n── ${name}\n`);
  const counts = await runSuite();
  process.stdout.write(`── ${name}: ${counts.passed} passed, ${counts.failed} failed\n`);
  total = {
    passed: total.passed + counts.passed,
    failed: total.failed + counts.failed,
    skipped: total.skipped + counts.skipped,
    failures: [...total.failures, ...counts.failures],
  };
  // without a build no page can be opened
  if (name === 'build' && counts.failed > 0) break;
}
for (const { name, why } of total.failures)
  process.stdout.write(`\nfailed: ${name}\n${indented(why, printedLines)}`);
// once more in short: of a long output often only the end is kept
for (const { name, why } of total.failures)
  process.stdout.write(`\nfailed: ${name}\n${indented(why, summaryLines)}`);
if (total.failures.length > 0) process.stdout.write('\n');
if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** A run that failed although no test of it did has broken elsewhere, such as in a hook. */
function settle(name: string, counts: Counts, code: number): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [{ name: `${name}, outside its tests`, why: '' }] };
}

function indented(text: string, lines: number): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => `  ${line}\n`)
    .join('');
}

function failedUnits({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${relative(root, name)} › ${fullName}`,
        why: failureMessages.join('\n'),
      })),
  );
}

async function failedJourneys({ title, specs, suites: inner = [] }: JourneySuite): Promise<Failure[]> {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(async (spec) => ({
      name: spec.title,
      why: (await Promise.all(spec.tests.flatMap(({ results }) => results.map(explainFailure)))).join('\n'),
    }));
  const failures = [...(await Promise.all(own)), ...(await Promise.all(inner.map(failedJourneys))).flat()];
  return failures.map(({ name, why }) => ({ name: `${title} › ${name}`, why }));
}

/** The steps that failed, their errors, and what the page showed then. */
async function explainFailure({ errors, steps = [], attachments }: JourneyResult): Promise<string> {
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  const shown =
    context === undefined ? undefined : /```yaml\n[^]*?```/.exec(await readFile(context, 'utf8'))?.[0];
  return [
    ...failedSteps(steps),
    ...errors.map(({ message = '' }) => message),
    ...(shown ? [shown] : []),
  ].join('\n');
}

function failedSteps(steps: readonly JourneyStep[]): string[] {
  return steps
    .filter(({ error }) => error !== undefined)
    .flatMap(({ title, steps: inner = [] }) => [`in step: ${title}`, ...failedSteps(inner)]);
}

async function runUnits(
  name: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const reporters = [
    '--reporter=default',
    '--silent=passed-only',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await runBinary('vitest', ['run', ...reporters, ...words], environment);
  const report = await readReport<VitestReport>(file);
  if (report === undefined) return broken(name);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  return settle(name, { passed, failed, skipped, failures: failedUnits(report) }, code);
}

async function asOne(name: string, words: readonly string[]): Promise<Counts> {
  const code = await run(process.execPath, words, {});
  return code === 0 ? { ...none, passed: 1 } : broken(name);
}

function runBinary(
  name: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return run(join(root, 'node_modules', '.bin', name), words, environment);
}

function run(
  program: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<number> {
  const child = spawn(program, words, {
    cwd: root,
    stdio: 'inherit',
    // hundreds of processes of the tests load the same modules
    env: { ...process.env, ...plain, ...compileCache, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  try {
    const report: Report = JSON.parse(await readFile(file, 'utf8'));
    return report;
  } catch (error) {
    process.stderr.write(`no report: ${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}
