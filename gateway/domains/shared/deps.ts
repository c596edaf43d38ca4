import type { Database } from '../../db/database.ts';

interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Dependencies of all handlers. */
export interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
}
