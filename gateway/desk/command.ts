import type { Database } from '../db/database.ts';

/** What a command may use: the database, the time, and a place to write its lines. */
export interface Desk {
  readonly db: Database;
  readonly now: Date;
  readonly print: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One command of the editor's command line. */
export interface Command {
  /** its words after the name, as help shows them, such as `<commentId>` */
  readonly usage: string;
  /** one line for the list of commands */
  readonly summary: string;
  /** Throws `DeskError` when the words are wrong or the thing does not exist. */
  run(words: readonly string[], desk: Desk): Promise<void>;
  /**
   * Does what needs no database, so that whoever has none can ask for it and gets none.
   * @returns whether the words asked for that; the others are for `run`
   */
  runAlone?(words: readonly string[], print: Desk['print']): Promise<boolean>;
}

/** What the editor asked for cannot be done; the message says why. */
export class DeskError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DeskError';
  }
}
