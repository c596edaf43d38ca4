import type { DatabaseLocation } from '../db/location.ts';
import { runEditorCommand } from './run-editor-command.ts';

/** Runs one command line of the editor CLI on the database of a test. */
export async function runEditorCli({ dataDir, databaseUrl }: DatabaseLocation, args: readonly string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runEditorCommand(args, {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '9000' },
  });
  return { code, printed, errorText: errors.join('\n') };
}
