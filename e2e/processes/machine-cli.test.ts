import { expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const machine = (...words: string[]) => runProcess(['tools/workbench/drive.ts', ...words]);
const machines = (...words: string[]) => runProcess(['tools/workbench/report.ts', ...words]);

test('a machine is driven by its events, their payloads, and time', async () => {
  const { code, stdout } = await machine('notice', 'toast.show', '{"text":"你好"}', 'after:2999', 'after:1');
  expect(code).toBe(0);
  expect(stdout).toContain(`0 ms  toast.show '{"text":"你好"}'  → toast.shown、loading.closed`);
  expect(stdout).toContain('3000 ms  after toastDuration  → toast.hidden、loading.closed');
  expect(stdout).toContain('状态  toast.hidden、loading.closed');
  expect(stdout).toContain('内容  {"toasts":[],"loaders":[]}');
  expect(stdout).toContain('时间  3000 ms');
});

test('a wrong word is refused with a sentence and no stack', async () => {
  const { code, stderr } = await machine('notice', 'toast.shown');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^notice 没有事件“toast\.shown”，它的事件有：toast\.show、.+。\n$/);
});

// that each one is proven is `machines/registry.test.ts`
test('the figures of machines come as JSON, in the order in which they are named', async () => {
  const { code, stdout } = await machines('--json', 'qr-confirm', 'floor');
  expect(code).toBe(0);
  const verdicts: Record<string, number>[] = JSON.parse(stdout);
  expect(verdicts.map(({ name }) => name)).toEqual(['qr-confirm', 'floor']);
  for (const verdict of verdicts) {
    expect(verdict['covered']).toBe(verdict['transitions']);
    expect(verdict['mutantsKilled']).toBe(Number(verdict['mutants']) - Number(verdict['mutantsEquivalent']));
    expect(verdict['mutants']).toBeGreaterThan(0);
  }
});

test('a machine that does not exist is refused with the names of those that do', async () => {
  const { code, stderr } = await machines('--json', 'votes');
  expect(code).toBe(1);
  expect(stderr).toContain('no machine is called votes: notice, connectivity, ');
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('an option that does not exist is refused with the ones that do', async () => {
  const { code, stderr } = await machines('--yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('npm run machines -- --json');
});
