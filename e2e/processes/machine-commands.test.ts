import { expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const machine = (...words: string[]) => runProcess(['tools/workbench/drive.ts', ...words]);
const machines = (...words: string[]) =>
  runProcess(['tools/workbench/report.ts', ...words], { limit: 120_000 });

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

test('the figures of every machine come as JSON, and none is short of its total', async () => {
  const { code, stdout } = await machines('--json');
  expect(code).toBe(0);
  const verdicts: Record<string, number>[] = JSON.parse(stdout);
  expect(verdicts.map(({ name }) => name)).toContain('notice');
  for (const verdict of verdicts) {
    expect(verdict['covered']).toBe(verdict['transitions']);
    expect(verdict['mutantsKilled']).toBe(Number(verdict['mutants']) - Number(verdict['mutantsEquivalent']));
  }
});

test('an option that does not exist is refused with the ones that do', async () => {
  const { code, stderr } = await machines('--yaml');
  expect(code).toBe(1);
  expect(stderr).toContain('npm run machines -- --json');
});
