import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './db/start-error.ts';

/**
 * Creates the data folder for media and resized pictures, which the gateway also needs with a PostgreSQL server.
 * @throws StartError when it cannot be created or written
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `数据目录 ${folder} 无法使用（${why}）。请确认目录可写，或用 DATA_DIR=<目录> 换一个目录。\n` +
        `The data directory ${folder} cannot be used: make it writable, or name another one with DATA_DIR=<directory>.`,
      { cause },
    );
  }
}
