import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ProcessResult {
  /** null when a signal ended the process */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  /** added to the environment of this process; undefined removes a variable */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** working directory; by default the repository */
  readonly folder?: string;
  /** time after which the process is killed */
  readonly timeoutMs?: number;
}

/** Runs Node with the given arguments and waits for its end. */
export async function runProcess(args: readonly string[], options: RunOptions = {}): Promise<ProcessResult> {
  const { environment = {}, folder = root, timeoutMs: limit = 15_000 } = options;
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}
