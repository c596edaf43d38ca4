import { SdkError } from './sdk-error.ts';

/**
 * Runs a command and sets the exit code: 0, or 1 after an error on stderr. Errors that the caller can fix (`SdkError`) are
 * shown without a stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const missing = missingPackage(error);
    const stack = error instanceof Error && !(error instanceof SdkError) ? error.stack : undefined;
    process.stderr.write(
      missing === undefined
        ? `${stack ?? messageOf(error)}\n`
        : `${missing} is not installed: run \`npm ci\` in the project's folder.\n`,
    );
    process.exitCode = 1;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The package that an import did not find. */
function missingPackage(error: unknown): string | undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing ? /Cannot find package '([^']+)'/u.exec(error.message)?.[1] : undefined;
}
