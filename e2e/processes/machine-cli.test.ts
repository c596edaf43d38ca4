import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Verdict } from '../../machines/proof/prove.ts';
import { runProcess } from './run-process.ts';

const machine = (...args: string[]) => runProcess(['tools/workbench/machine-cli.ts', ...args]);
const machines = (...args: string[]) => runProcess(['tools/workbench/machines-cli.ts', ...args]);

test('drives a machine by events, payloads and time', async () => {
  const { code, stdout } = await machine('notice', 'toast.show', '{"text":"你好"}', 'after:2999', 'after:1');
  expect(code).toBe(0);
  expect(stdout).toContain(`0 ms  toast.show '{"text":"你好"}'  → toast.shown、loading.closed`);
  expect(stdout).toContain('3000 ms  after toastDuration  → toast.hidden、loading.closed');
  expect(stdout).toContain('状态  toast.hidden、loading.closed');
  expect(stdout).toContain('内容  {"toasts":[],"loaders":[]}');
  expect(stdout).toContain('时间  3000 ms');
});

test('rejects an unknown event with an error message without a stack trace', async () => {
  const { code, stderr } = await machine('notice', 'toast.shown');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^notice 没有事件“toast\.shown”，它的事件有：toast\.show、.+。\n$/);
});

// the proofs themselves are checked in `machines/registry-shard.test-support.ts`
test('prints the figures of the named machines as JSON, in the given order', async () => {
  const { code, stdout } = await machines('--json', 'qr-confirm', 'audio-focus');
  expect(code).toBe(0);
  const verdicts: Verdict[] = JSON.parse(stdout);
  expect(verdicts.map(({ name }) => name)).toEqual(['qr-confirm', 'audio-focus']);
  for (const verdict of verdicts) {
    expect(verdict.covered).toBe(verdict.transitions);
    expect(verdict.mutantsKilled).toBe(verdict.mutants - verdict.equivalents.length);
    expect(verdict.mutants).toBeGreaterThan(0);
  }
});

test('rejects an unknown machine and lists the known ones', async () => {
  const { code, stderr } = await machines('--json', 'votes');
  expect(code).toBe(1);
  expect(stderr).toContain('unknown machine votes; known are notice, connectivity, ');
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('rejects an unknown option and lists the known ones', async () => {
  const { code, stderr } = await machines('--yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('npm run machines -- --json');
});

test.each([['tools/workbench/machine-cli.ts'], ['tools/workbench/machines-cli.ts', '--export', 'json']])(
  '%s ends quietly when nobody reads its output any more',
  async (...args) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 15_000 });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    await once(child, 'close');
    expect({ code: child.exitCode, errors }).toEqual({ code: 0, errors: '' });
  },
);

test('exports a machine, and rejects an unknown format', async () => {
  const { stdout } = await machines('--export', 'json', 'vote');
  expect(JSON.parse(stdout)).toMatchObject({ id: 'vote' });
  const { code, stderr } = await machines('--export', 'svg', 'vote');
  expect(code).toBe(1);
  expect(stderr).toContain('unknown format svg; known are json, mermaid');
});
