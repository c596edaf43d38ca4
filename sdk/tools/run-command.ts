import { SdkError } from './sdk-error.ts';

/**
 * Runs a command's work and sets the exit code: 0, or 1 after one sentence on stderr. The stack of a fault of our own
 * is shown; what the caller can put right needs none.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const stack = error instanceof Error && !(error instanceof SdkError) ? error.stack : undefined;
    process.stderr.write(`${stack ?? messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
