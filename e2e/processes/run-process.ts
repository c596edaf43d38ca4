import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  /** null when a signal ended the process */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  /** added to this process's own; an undefined variable is left out */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** the repository when left out */
  readonly folder?: string;
  /** ms after which a process that does not end is killed */
  readonly limit?: number;
}

/** Runs Node with these words to its end. */
export async function runProcess(words: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { environment = {}, folder = root, limit = 15_000 } = options;
  const child = spawn(process.execPath, [...words], {
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
