import { refuseUnknownVariables } from '../config.ts';
import { databaseLocation } from '../db/location.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { CommandError } from './editor-command.ts';
import { commands, helpText } from './commands.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs one command line of the editor CLI. Neither what it stores nor what it prints has control characters.
 * Resolves to the exit code: 1 for an invalid or failed command.
 */
export async function runEditorCommand(
  args: readonly string[],
  { env, ...terminal }: Terminal,
): Promise<number> {
  const print = (line: string) => terminal.print(stripControlCharacters(line));
  const printError = (line: string) => terminal.printError(stripControlCharacters(line));
  const [name = 'help', ...rest] = args.map(stripControlCharacters);
  if (name === 'help' || name === '--help') {
    print(helpText());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    printError(`没有命令 ${name} (no such command)\n\n${helpText()}`);
    return 1;
  }
  try {
    if (await command.runWithoutDatabase?.(rest, print)) return 0;
    refuseUnknownVariables(env);
    const { jobs: db, close } = await openDatabase(databaseLocation(env));
    try {
      await migrate(db);
      await command.run(rest, { db, now: new Date(), print, env });
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (error instanceof CommandError || isInvalidOption(error)) {
      printError(`${error.message}\n\nnpm run desk -- ${name} ${command.usage}`);
      return 1;
    }
    if (error instanceof StartError) {
      printError(error.message);
      return 1;
    }
    throw error;
  }
}

/** Matches the errors that `parseArgs` throws for unknown or incomplete options. */
function isInvalidOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
