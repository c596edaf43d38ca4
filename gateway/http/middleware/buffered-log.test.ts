import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bufferLines } from './buffered-log.ts';

describe('buffered log lines', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () => {
    const writes: string[] = [];
    return { writes, lines: bufferLines((lines) => writes.push(lines)) };
  };

  test('are written together after some milliseconds, in order', () => {
    const { writes, lines } = open();
    lines.write('a\n');
    vi.advanceTimersByTime(19);
    lines.write('b\n');
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual(['a\nb\n']);
    lines.write('c\n');
    vi.advanceTimersByTime(20);
    expect(writes).toEqual(['a\nb\n', 'c\n']);
  });

  test('are written at once when the buffer is full', () => {
    const { writes, lines } = open();
    const line = `${'泉'.repeat(8191)}\n`;
    lines.write(line);
    expect(writes).toEqual([]);
    lines.write(line);
    expect(writes).toEqual([line + line]);
    vi.runAllTimers();
    expect(writes).toHaveLength(1);
  });

  test('are written once by a flush', () => {
    const { writes, lines } = open();
    lines.flush();
    lines.write('a\n');
    lines.flush();
    vi.runAllTimers();
    expect(writes).toEqual(['a\n']);
  });
});

describe('a process that logs to its standard output', () => {
  const start = (script: string): ChildProcessByStdio<null, Readable, Readable> => {
    const module = JSON.stringify(new URL('buffered-log.ts', import.meta.url).href);
    const source = `import { logToStandardOutput } from ${module};\nconst log = logToStandardOutput();\n${script}`;
    return spawn(process.execPath, ['--input-type=module', '--eval', source], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };

  test.each([
    ['ends', '', 0],
    ['is ended', 'process.exit(3);', 3],
    ['fails', 'throw new Error("a fault");', 1],
  ])('and %s has written its last line', async (_how, ending, expected) => {
    const child = start(`log.write('last line\\n');\n${ending}`);
    const [written, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect([written, code]).toEqual(['last line\n', expected]);
  });

  test('continues when its standard output is closed', async () => {
    const child = start(
      `setInterval(() => log.write('x'.repeat(20_000)), 1);\nsetTimeout(() => process.exit(7), 500);`,
    );
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [stderr, [code]] = await Promise.all([text(child.stderr), ended]);
    expect([stderr, code]).toEqual(['', 7]);
  });
});
