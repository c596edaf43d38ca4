import { execFile } from 'node:child_process';
import * as v from 'valibot';

/** Output of an npm command; it also exits with 1 if it finds something. Undefined: no answer in time. */
export type NpmResult = { readonly stdout: string; readonly stderr: string } | undefined;

interface AuditOutcome {
  readonly passed: boolean;
  /** a line per finding */
  readonly output: string;
  /** what was audited, or why nothing was */
  readonly note?: string;
}

/** An advisory; npm gives the name of another vulnerable package for what only depends on it. */
const advisoryShape = v.object({
  title: v.string(),
  url: v.string(),
  severity: v.string(),
  range: v.string(),
});
const reportShape = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), via: v.array(v.union([v.string(), advisoryShape])) }),
  ),
});
const packagesShape = v.array(v.object({ name: v.string(), version: v.string() }));
const signaturesShape = v.object({ invalid: packagesShape, missing: packagesShape });
const refusalShape = v.object({ message: v.string() });

const failing = new Set(['high', 'critical']);

/**
 * Audits the production dependencies against the registry's advisories. Where the registry has none, it verifies the
 * registry's signatures of all packages. Where it has neither, or there is no network, it passes and says so.
 */
export async function auditDependencies(
  npm: (words: readonly string[]) => Promise<NpmResult> = runNpm,
): Promise<AuditOutcome> {
  const audit = await npm(['audit', '--omit=dev', '--json']);
  const report = parsed(reportShape, audit);
  if (report !== undefined) {
    const findings = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
      via.flatMap((cause) =>
        typeof cause !== 'string' && failing.has(cause.severity)
          ? [`${name} ${cause.range}: ${cause.severity}: ${cause.title} ${cause.url}\n`]
          : [],
      ),
    );
    return findings.length > 0
      ? { passed: false, output: findings.join('') }
      : { passed: true, output: '', note: 'no high or critical advisory' };
  }
  const why = `advisories not available (${reasonOf(audit)})`;
  const signatures = await npm(['audit', 'signatures', '--json']);
  const verified = parsed(signaturesShape, signatures);
  if (verified === undefined)
    return {
      passed: true,
      output: '',
      note: `NOT AUDITED: ${why}; signatures not available (${reasonOf(signatures)})`,
    };
  const faults = [
    ...verified.invalid.map(({ name, version }) => `${name}@${version}: the signature is invalid\n`),
    ...verified.missing.map(({ name, version }) => `${name}@${version}: the signature is missing\n`),
  ];
  return faults.length > 0
    ? { passed: false, output: faults.join('') }
    : { passed: true, output: '', note: `${why}; all signatures valid` };
}

function parsed<Value>(shape: v.GenericSchema<unknown, Value>, result: NpmResult): Value | undefined {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), result?.stdout);
  return checked.success ? checked.output : undefined;
}

function reasonOf(result: NpmResult): string {
  if (result === undefined) return 'no answer in time';
  const refusal = parsed(refusalShape, result)?.message;
  return refusal ?? /npm error code (\S+)/.exec(result.stderr)?.[1] ?? 'no report';
}

/** an answer takes two seconds; signatures are one request for each package */
const timeLimitMs = 20_000;

/** Runs npm without repeating requests, so that a run without network is not delayed. */
function runNpm(words: readonly string[]): Promise<NpmResult> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--fetch-retries=0', `--fetch-timeout=${timeLimitMs / 2}`];
  return new Promise((resolve) => {
    execFile(
      npm,
      [...words, ...options],
      { timeout: timeLimitMs, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
      (error, stdout, stderr) => {
        if (error?.killed === true) resolve(undefined);
        else resolve({ stdout, stderr: error !== null && stderr === '' ? error.message : stderr });
      },
    );
  });
}
