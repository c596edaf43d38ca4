import type { DatabaseLocation } from '../db/location.ts';
import { runDesk } from './run-editor-command.ts';

/** Runs a command line of the desk on the data of a test. */
export async function deskOn({ dataDir, databaseUrl }: DatabaseLocation, words: readonly string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await runDesk(words, {
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '9000' },
  });
  return { code, printed, complained: complained.join('\n') };
}
