import { join, resolve } from 'node:path';
import { repository } from '../module-files.ts';

export interface DatabaseLocation {
  /** folder of the embedded database and of the gateway's other files, such as keys and uploads */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; absent for the embedded database */
  readonly databaseUrl?: string;
}

/**
 * Reads `DATA_DIR` (default `data`) and `DATABASE_URL`; nothing else reads them. A relative folder is resolved against
 * the repository, so that the server, the editor CLI and the importer use the same one from any working directory.
 */
export function databaseLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const dataDir = resolve(repository, env.DATA_DIR || 'data');
  return env.DATABASE_URL ? { dataDir, databaseUrl: env.DATABASE_URL } : { dataDir };
}

/** Where the gateway's keys come from. */
export interface KeySource {
  /** folder of the key files; those that are missing are created */
  readonly folder: string;
  /** contents of key files that are given otherwise, by their name */
  readonly given: Readonly<Record<string, string>>;
}

/** Variables that hold the content of a key file in base64. */
export const keyVariables = {
  PERSONAL_DATA_KEY: 'personal-data.key',
  TRANSPORT_KEY: 'transport.pem',
  LEDGER_KEY: 'ledger.pem',
  PUSH_KEY: 'push.pem',
} as const;

/**
 * Reads `KEYS_DIR` (default `DATA_DIR/keys`, a relative folder is resolved against the repository) and the variables that
 * hold single keys.
 */
export function keySource(env: Readonly<Record<string, string | undefined>>): KeySource {
  const given = Object.entries(keyVariables).flatMap(([variable, file]): [string, string][] => {
    const text = env[variable];
    if (!text) return [];
    // this file consists of base64 itself
    return [[file, variable === 'PERSONAL_DATA_KEY' ? text : Buffer.from(text, 'base64').toString('utf8')]];
  });
  return {
    folder: env.KEYS_DIR ? resolve(repository, env.KEYS_DIR) : join(databaseLocation(env).dataDir, 'keys'),
    given: Object.fromEntries(given),
  };
}
