import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeProof } from '../../machines/notice/notice.proof.ts';
import { recordPath } from '../../machines/proof/recording.ts';
import { machines } from '../../machines/registry.ts';
import { runMachine } from './run-machine.ts';

function machine(...args: string[]) {
  return machineWithFiles({}, ...args);
}

function machineWithFiles(files: Readonly<Record<string, string>>, ...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = runMachine(args, machines, {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    readFile: (path) => files[path] ?? readFileSync(path, 'utf8'),
  });
  return { code, stdout: printed.join('\n'), stderr: errors.join('\n') };
}

test('an invoked actor ends as typed, and requested actions are printed', () => {
  const { stdout } = machine('session', 'navigation.done', 'done:fetchTokenInfo', '{"code":500}');
  expect(stdout).toContain('done: fetchTokenInfo  → tokenDead  请求：deleteToken');
  expect(stdout).toContain('标签  token-dead');
});

test('possible events are listed with an example each', () => {
  const { stdout } = machine('session', 'navigation.done');
  const possible = stdout.split('现在可以发：\n')[1];
  expect(possible?.split('\n')).toEqual(
    expect.arrayContaining([
      `  navigation.done '{"token":"t1"}'`,
      '  session.ended',
      `  done:fetchTokenInfo '{"code":500}'`,
      `  error:fetchTokenInfo '"network"'`,
    ]),
  );
});

test('a start is selected by name', () => {
  const { stdout } = machine('chunk-reload', '--start', '刚刚刷新过', 'chunk.failed');
  expect(stdout).toContain('→ broken');
});

test('without arguments the machines are listed', () => {
  const { code, stdout } = machine();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}notice +提示与加载遮罩$/m);
});

test.each([
  [['nobody'], '没有状态机“nobody”'],
  [['notice', 'toast.shown'], 'notice 没有事件“toast.shown”，它的事件有：toast.show、'],
  [['notice', 'toast.show', '{"text":'], 'toast.show 后面的内容不是 JSON：{"text":'],
  [['notice', 'toast.show', '["x"]'], '事件 toast.show 的内容应是一个 JSON 对象'],
  [['notice', '{"text":"x"}'], '应写在一个事件的后面'],
  [['notice', 'after:soon'], 'after: 后面应是毫秒数'],
  [['notice', 'done:fetchTokenInfo'], '现在没有正在运行的“fetchTokenInfo”'],
  [['notice', '--compare', 'nobody'], '没有状态机“nobody”'],
  [['notice', '--start', '别处'], 'notice 没有起点“别处”'],
])('%j is rejected with an error message', (words, sentence) => {
  const { code, stderr } = machine(...words);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});

test('two machines are compared, and the same events are sent to both', () => {
  const { code, stdout } = machine('connectivity', '--compare', 'session', 'network.lost');
  expect(code).toBe(0);
  expect(stdout).toContain('− 只在 网络（connectivity）　+ 只在 登录状态（session）');
  expect(stdout).toMatch(/^状态：共有 0，只在前者 \d+，只在后者 \d+$/m);
  expect(stdout).toMatch(/^ {2}\+ tokenDead #token-dead$/m);
  expect(stdout).toMatch(/^≠ network\.lost\n {2}− → offline.*\n {2}\+ session 没有事件/m);
});

test('a machine compared with itself does the same with every event', () => {
  const { stdout } = machine('notice', '--compare', 'notice', 'toast.show', 'after:3000');
  expect(stdout).toMatch(/^= toast\.show.* {2}→ toast\.shown/m);
  expect(stdout).not.toContain('≠');
});

const recording = recordPath(noticeProof, '初始', [{ type: 'toast.show', payload: { text: 'x' } }]);
const files = {
  'same.path.json': JSON.stringify(recording),
  'other.path.json': JSON.stringify({
    ...recording,
    steps: recording.steps.map((step) => ({ ...step, effects: [{ type: 'ring' }] })),
  }),
  'rubbish.path.json': '{',
};

test('a recording is replayed', () => {
  const { code, stdout } = machineWithFiles(files, '--replay', 'same.path.json');
  expect(code).toBe(0);
  expect(stdout).toBe('✓ same.path.json');
});

test.each([
  [['other.path.json', 'same.path.json'], '✗ other.path.json：1. toast.show: effects is [], not ['],
  [['rubbish.path.json'], '✗ rubbish.path.json：the recording is no JSON'],
  [['missing.path.json'], 'ENOENT'],
  [[], '--replay 后面应写一个 .path.json 文件'],
])('the replay of %j fails and says where', (paths, fault) => {
  const { code, stderr } = machineWithFiles(files, '--replay', ...paths);
  expect(code).toBe(1);
  expect(stderr).toContain(fault);
});
