import type { Database } from '../db/database.ts';
import { unlistedMediaOrigins } from '../services/media/media-origins.ts';

/** Dependencies of a command. */
export interface EditorContext {
  readonly db: Database;
  readonly now: Date;
  /** writes one line to standard output */
  readonly print: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One command of the editor CLI. */
export interface EditorCommand {
  /** arguments after the name, as the help shows them, such as `<commentId>` */
  readonly usage: string;
  /** one line for the list of commands */
  readonly summary: string;
  /** @throws CommandError when the arguments are invalid or the object does not exist */
  run(args: readonly string[], context: EditorContext): Promise<void>;
  /**
   * Runs without a database, where the arguments need none.
   * @returns false when the arguments need a database: call `run` instead
   */
  runWithoutDatabase?(args: readonly string[], print: EditorContext['print']): Promise<boolean>;
}

/** A subcommand, such as `approve` of `comment approve`. */
export type EditorAction = (args: readonly string[], context: EditorContext) => Promise<void>;

/** Tells the editor when pages may not load audio or video from a URL that was just set. */
export function warnOfUnlistedOrigin(
  url: string,
  { env, print }: Pick<EditorContext, 'env' | 'print'>,
): void {
  for (const origin of unlistedMediaOrigins([url], env))
    print(
      `注意：把 ${origin} 写进网关的 STREAM_ORIGINS 之前，页面不能从那里播放 (pages will not play from there until STREAM_ORIGINS lists it)`,
    );
}

/** Invalid arguments or a missing object; printed with the usage of the command. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
