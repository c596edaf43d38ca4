import type { Command } from './command.ts';
import { ads } from './commands/ads.ts';
import { chain } from './commands/chain.ts';
import { comment } from './commands/comment.ts';
import { commonweal } from './commands/commonweal.ts';
import { hide, show } from './commands/comment-visibility.ts';
import { correct } from './commands/correct.ts';
import { live } from './commands/live.ts';
import { paper } from './commands/paper.ts';
import { publisher } from './commands/publisher.ts';
import { sms } from './commands/sms.ts';
import { withdraw } from './commands/withdraw.ts';
import { tip } from './commands/tip.ts';
import { token } from './commands/token.ts';
import { video } from './commands/video.ts';
import { vote } from './commands/vote.ts';
import { vr } from './commands/vr.ts';
import { topic } from './commands/topic.ts';
import { trials } from './commands/trials.ts';

/** Every command of the desk by its name, in the order of the list. */
export const commands: Readonly<Record<string, Command>> = {
  token,
  hide,
  show,
  comment,
  correct,
  withdraw,
  vote,
  topic,
  publisher,
  live,
  video,
  vr,
  paper,
  tip,
  commonweal,
  chain,
  sms,
  trials,
  ads,
};

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
