// `npm run machines`: proves all machines, prints the figures as a table or JSON, and serves the workbench.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { prove, type Verdict } from '../../machines/proof/prove.ts';
import type { MachineProof } from '../../machines/proof/proof.ts';
import { machines } from '../../machines/registry.ts';
import { writeCharts } from './charts.ts';
import { endOnClosedPipe } from './closed-pipe.ts';
import { exportFormats, exportMachines, isExportFormat } from './export-machines.ts';
import { createServer } from 'vite';
import { machinesPage } from '../vite/machines-page.ts';

const defaultPort = 8090;

/** Serves the workbench with hot reload of machines. */
async function servePage(): Promise<void> {
  const port = Number(process.env.PORT || defaultPort);
  const vite = await createServer({
    ...machinesPage,
    configFile: false,
    logLevel: 'warn',
    server: { port, host: process.env.HOST || '127.0.0.1', strictPort: process.env.PORT !== undefined },
  });
  await vite.listen();
  process.stdout.write(`\n${vite.resolvedUrls?.local[0] ?? ''}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close());
}

/** An argument that names nothing known. */
class UnknownName extends Error {
  constructor(kind: string, name: string, known: readonly string[]) {
    super(`unknown ${kind} ${name}; known are ${known.join(', ')}`);
  }
}

const usage = `npm run machines                 figures of all proofs as a table, then the workbench (PORT, HOST)
npm run machines -- --table      only the table
npm run machines -- --json       the figures as JSON
npm run machines -- --charts     writes docs/machines
npm run machines -- --pictures   has journeys take the pictures of the tagged states, for the workbench
npm run machines -- --export json vote     XState's definition, also of all machines; or mermaid
npm run machines -- --json vote  only the named machines; also with --table`;

endOnClosedPipe();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      table: { type: 'boolean' },
      charts: { type: 'boolean' },
      pictures: { type: 'boolean' },
      export: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) process.stdout.write(`${usage}\n`);
  else if (values.charts) await writeCharts();
  else if (values.pictures) takePictures();
  else if (values.export !== undefined) {
    if (!isExportFormat(values.export)) throw new UnknownName('format', values.export, exportFormats);
    process.stdout.write(exportMachines(namedMachines(positionals), values.export));
  } else await report(namedMachines(positionals), values.json === true, values.table === true);
} catch (error) {
  const isParsing =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof UnknownName || isParsing)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 1;
}

/** All machines by default. @throws UnknownName */
function namedMachines(names: readonly string[]): readonly MachineProof[] {
  if (names.length === 0) return machines;
  return names.map((name) => {
    const machine = machines.find((one) => one.name === name);
    if (machine === undefined)
      throw new UnknownName(
        'machine',
        name,
        machines.map((one) => one.name),
      );
    return machine;
  });
}

/** Journeys that reach tagged states; see e2e/support/state-pictures.ts. */
const picturingJourneys = [
  'paths.spec.ts',
  ...['account', 'gallery-states', 'paper', 'quiz', 'video-player', 'votes'].map(
    (name) => `/${name}.spec.ts`,
  ),
];

/** Runs these journeys, which keep a picture of each tagged state. */
function takePictures(): void {
  const { status } = spawnSync('playwright', ['test', ...picturingJourneys], {
    stdio: 'inherit',
    env: { ...process.env, STATE_PICTURES: '1' },
  });
  process.exitCode = status ?? 1;
}

async function report(proofs: readonly MachineProof[], asJson: boolean, isTableOnly: boolean): Promise<void> {
  const verdicts = proofs.map(prove);
  const faults = verdicts.flatMap(({ name, faults: some }) => some.map((fault) => `${name}: ${fault}`));
  process.stdout.write(asJson ? `${JSON.stringify(verdicts, null, 1)}\n` : table(verdicts));
  for (const fault of faults) process.stderr.write(`✗ ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
  // also after a fault, which the workbench helps to find
  if (!asJson && !isTableOnly) await servePage();
}

function table(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.name,
    `${verdict.reached}/${verdict.states}`,
    `${verdict.covered}/${verdict.transitions}`,
    String(verdict.invariants),
    String(verdict.expectations),
    String(verdict.paths),
    String(verdict.sequences),
    `${verdict.mutantsKilled}/${verdict.mutants - verdict.equivalents.length}`,
    String(verdict.equivalents.length),
  ]);
  const head = [
    'machine',
    'states',
    'transitions',
    'invariants',
    'expectations',
    'paths',
    'sequences',
    'killed',
    'equivalent',
  ];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return `${[head, ...rows].map(line).join('\n')}\n`;
}
