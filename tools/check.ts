import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditDependencies } from './audit-dependencies.ts';
import { missedFixtureImports } from './boundary-fixture.ts';
import { compileCache } from './gateway-memory.mjs';
import { staleSectorModules } from './think-tank/sector-modules.ts';
import { staleCharts } from './workbench/charts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const buildInfoFolder = join(root, 'node_modules', '.cache', 'types');

/**
 * For tsc and the type-aware linter, which are Go programs. The steps run in parallel already, and each further thread
 * checks shared types again: one thread takes half the processor time. A larger heap saves garbage collections.
 */
const goEnvironment = { GOMAXPROCS: '1', GOGC: '400' };

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
  /** what a passed step has to say */
  readonly note?: string;
}

interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

const command = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: () =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: root,
        env: { ...process.env, ...goEnvironment, ...compileCache },
      });
      const output: string[] = [];
      child.stdout.on('data', (part: Buffer) => output.push(part.toString()));
      child.stderr.on('data', (part: Buffer) => output.push(part.toString()));
      child.once('error', reject);
      child.once('close', (code) => resolve({ passed: code === 0, output: output.join('') }));
    }),
});

/** Type-checks a folder. The build info keeps the results of unchanged files for the next run. */
const types = (folder: string) =>
  command(
    `types of ${folder}`,
    'tsc',
    '-p',
    folder,
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    join(buildInfoFolder, `${folder.replaceAll('/', '-')}.tsbuildinfo`),
  );

const fixture: Step = {
  name: 'boundary fixture',
  async run() {
    const missed = await missedFixtureImports(root);
    return {
      passed: missed.length === 0,
      output: missed.map((place) => `not reported: ${place}\n`).join(''),
    };
  },
};

const charts: Step = {
  name: 'machine charts',
  async run() {
    const stale = await staleCharts();
    return {
      passed: stale.length === 0,
      output: stale
        .map((file) => `stale: docs/machines/${file}, write it with npm run machines -- --charts\n`)
        .join(''),
    };
  },
};

const sectors: Step = {
  name: 'sectors',
  async run() {
    const stale = await staleSectorModules();
    return {
      passed: stale.length === 0,
      output: stale.map((file) => `stale: rules/think-tank/${file}, npm run build writes it\n`).join(''),
    };
  },
};

const advisories: Step = { name: 'advisories of production dependencies', run: () => auditDependencies() };

/** `extends` does not include the ignore patterns. */
async function ignoreArguments(): Promise<string[]> {
  const { ignorePatterns }: { ignorePatterns: readonly string[] } = JSON.parse(
    await readFile(join(root, '.oxlintrc.json'), 'utf8'),
  );
  return ignorePatterns.map((pattern) => `--ignore-pattern=${pattern}`);
}

/**
 * Longest steps first, so that short ones fill the gaps at the end. The boundaries are a JavaScript rule and run in a
 * process of their own: beside the other rules they take a third more time.
 */
const steps: readonly Step[] = [
  command(
    'lint',
    'oxlint',
    '-c',
    '.oxlintrc.no-boundaries.json',
    '--type-aware',
    '--deny-warnings',
    '--threads=1',
    ...(await ignoreArguments()),
  ),
  // `-A all` turns off all native rules and leaves those of JavaScript plugins
  command('boundaries', 'oxlint', '-A', 'all', '--deny-warnings', '--threads=1'),
  types('src'),
  // waits for the registry and takes no processor time
  advisories,
  command('contract', process.execPath, 'sdk/tools/check-contract.ts'),
  types('gateway'),
  command('unused code', 'knip', '--no-progress'),
  types('demo'),
  types('bench'),
  types('tools'),
  types('sdk/tools'),
  types('machines'),
  types('e2e'),
  fixture,
  command('format', 'oxfmt', '--check'),
  types('sdk'),
  types('rules'),
  types('src/service-worker'),
  charts,
  sectors,
];

const queue = [...steps];
const failures: string[] = [];
const startedAt = performance.now();

async function work(): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const stepStartedAt = performance.now();
    const { passed, output, note } = await step.run();
    const said = note === undefined ? '' : `: ${note}`;
    process.stdout.write(`${passed ? '✓' : '✗'} ${step.name} (${secondsSince(stepStartedAt)} s)${said}\n`);
    if (!passed) failures.push(`── ${step.name}\n${output.trimEnd()}\n`);
  }
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
process.stdout.write(
  `${failures.join('')}${steps.length - failures.length} of ${steps.length} checks passed in ${secondsSince(startedAt)} s\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
