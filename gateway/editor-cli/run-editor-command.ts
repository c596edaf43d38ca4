import { databaseLocation } from '../db/location.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../db/start-error.ts';
import { DeskError } from './editor-command.ts';
import { commands, listOfCommands } from './commands.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs one command line of the desk. Resolves to the exit code: 1 when nothing was done. */
export async function runDesk(words: readonly string[], { print, complain, env }: Terminal): Promise<number> {
  const [name = 'help', ...rest] = words;
  if (name === 'help' || name === '--help') {
    print(listOfCommands());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    complain(`没有命令 ${name} (no such command)\n\n${listOfCommands()}`);
    return 1;
  }
  try {
    if (await command.runAlone?.(rest, print)) return 0;
    const { db, close } = await openDatabase(databaseLocation(env));
    try {
      await migrate(db);
      await command.run(rest, { db, now: new Date(), print, env });
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (error instanceof DeskError || isWrongOption(error)) {
      complain(`${error.message}\n\nnpm run desk -- ${name} ${command.usage}`);
      return 1;
    }
    if (error instanceof StartError) {
      complain(error.message);
      return 1;
    }
    throw error;
  }
}

/** What `parseArgs` throws for an option that the command does not have. */
function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
