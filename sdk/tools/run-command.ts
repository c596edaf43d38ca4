import { SdkError } from './sdk-error.ts';

/**
 * Runs a command and sets the exit code: 0, or 1 after an error on stderr. Errors that the caller can fix (`SdkError`) are
 * shown without a stack.
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
