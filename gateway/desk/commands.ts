import type { Command } from './command.ts';
import { hide, show } from './commands/comment-visibility.ts';
import { sms } from './commands/sms.ts';
import { token } from './commands/token.ts';

/** Every command of the desk by its name, in the order of the list. */
export const commands: Readonly<Record<string, Command>> = { token, hide, show, sms };

/** The list of commands, a line each. */
export function listOfCommands(): string {
  const heads = Object.entries(commands).map(([name, { usage }]) => `${name} ${usage}`);
  const width = Math.max(...heads.map((head) => head.length));
  const lines = Object.values(commands).map(
    ({ summary }, index) => `  ${(heads[index] ?? '').padEnd(width)}  ${summary}`,
  );
  return ['npm run desk -- <command>', '', ...lines, `  ${'help'.padEnd(width)}  本说明 (this list)`].join(
    '\n',
  );
}
