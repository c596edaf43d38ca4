import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseLocation, type DatabaseLocation } from './db/location.ts';
import { StartError } from './db/start-error.ts';

export interface Config {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseLocation;
  readonly production: boolean;
  readonly logLevel: string;
  readonly rateLimit: number | undefined;
  readonly sentinels: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Reads the gateway's settings. @throws StartError naming the setting that cannot be used */
export function readConfig(env: Environment): Config {
  const location = databaseLocation(env);
  return {
    root,
    // every interface: phones on the same network are what the app is looked at with
    host: env.HOST || '0.0.0.0',
    port: portOf(env.PORT),
    // relative folders count from the repository, wherever the command was given
    database: { ...location, dataDir: resolve(root, location.dataDir) },
    production: env.NODE_ENV === 'production',
    logLevel: env.LOG_LEVEL || 'info',
    rateLimit: env.RATE_LIMIT === undefined ? undefined : limitOf(env.RATE_LIMIT),
    sentinels: env.GATEWAY_SENTINELS === '1' && env.NODE_ENV !== 'production',
  };
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(
    `PORT 应为 0 到 65535 的整数，现在是“${text}”。\nPORT must be a whole number from 0 to 65535, not “${text}”.`,
  );
}

function limitOf(text: string): number {
  if (text === 'off') return 0;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new StartError(
    `RATE_LIMIT 应为正整数或 off，现在是“${text}”。\nRATE_LIMIT must be a positive whole number or off, not “${text}”.`,
  );
}
