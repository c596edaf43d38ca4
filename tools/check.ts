import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unnoticedInFixture } from './boundary-fixture.ts';
import { staleCharts } from './workbench/charts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** steps at a time: the small machines this runs on have two cores */
const parallel = 3;

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

const command = (name: string, program: string, ...words: string[]): Step => ({
  name,
  run: () =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, { cwd: root });
      const output: string[] = [];
      child.stdout.on('data', (part: Buffer) => output.push(part.toString()));
      child.stderr.on('data', (part: Buffer) => output.push(part.toString()));
      child.once('error', reject);
      child.once('close', (code) => resolve({ passed: code === 0, output: output.join('') }));
    }),
});

const types = (folder: string) => command(`types of ${folder}`, 'tsc', '-p', folder, '--noEmit');

const boundaries: Step = {
  name: 'boundaries are noticed',
  async run() {
    const unnoticed = await unnoticedInFixture(root);
    return {
      passed: unnoticed.length === 0,
      output: unnoticed.map((what) => `not noticed: ${what}\n`).join(''),
    };
  },
};

const charts: Step = {
  name: 'machines as charts',
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

/** The slow ones first, so that the short ones fill the gaps. */
const steps: readonly Step[] = [
  command('lint and boundaries', 'oxlint', '--type-aware', '--deny-warnings'),
  types('src'),
  types('src/service-worker'),
  types('gateway'),
  types('demo'),
  command('unused code', 'knip', '--no-progress'),
  command('contract', process.execPath, 'sdk/tools/check-contract.ts'),
  command('format', 'oxfmt', '--check'),
  types('sdk/tools'),
  types('machines'),
  types('rules'),
  types('e2e'),
  types('bench'),
  types('tools'),
  types('sdk'),
  boundaries,
  charts,
];

const queue = [...steps];
const failures: string[] = [];
const started = performance.now();

async function work(): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const from = performance.now();
    const { passed, output } = await step.run();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    process.stdout.write(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)\n`);
    if (!passed) failures.push(`── ${step.name}\n${output.trimEnd()}\n`);
  }
}

await Promise.all(Array.from({ length: parallel }, work));
process.stdout.write(
  `${failures.join('')}${steps.length - failures.length} of ${steps.length} checks passed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
