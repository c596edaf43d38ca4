import type { EditorCommand } from './editor-command.ts';
import { ads } from './commands/ads-command.ts';
import { briefing } from './commands/stories/briefing-command.ts';
import { chain } from './commands/chain-command.ts';
import { circle } from './commands/community/circle-command.ts';
import { comment, hide, show } from './commands/comment-command.ts';
import { commonweal } from './commands/commonweal-command.ts';
import { correct } from './commands/stories/correct-command.ts';
import { identity } from './commands/identity-command.ts';
import { inquiry } from './commands/inquiry-command.ts';
import { ledger } from './commands/ledger-command.ts';
import { live } from './commands/live/live-command.ts';
import { loss } from './commands/loss/loss-command.ts';
import { paper } from './commands/paper-command.ts';
import { publisher } from './commands/publisher-command.ts';
import { square } from './commands/community/square-command.ts';
import { sms } from './commands/sms-command.ts';
import { withdraw } from './commands/stories/withdraw-command.ts';
import { tip } from './commands/tip-command.ts';
import { token } from './commands/token-command.ts';
import { video } from './commands/video-command.ts';
import { vote } from './commands/vote-command.ts';
import { vr } from './commands/vr-command.ts';
import { think } from './commands/think/think-command.ts';
import { topic } from './commands/topic-command.ts';
import { trials } from './commands/trials-command.ts';

/** All commands by name, in the order of the help text. */
export const commands: Readonly<Record<string, EditorCommand>> = {
  token,
  hide,
  show,
  comment,
  correct,
  withdraw,
  briefing,
  vote,
  topic,
  publisher,
  live,
  video,
  vr,
  paper,
  tip,
  circle,
  square,
  commonweal,
  chain,
  ledger,
  loss,
  think,
  inquiry,
  sms,
  trials,
  ads,
  identity,
};

/** The help text: the forms of each command, one per line, and below them what it does. */
export function helpText(): string {
  const parts = Object.entries({ ...commands, help: { usage: '', summary: '本说明 (this list)' } }).map(
    ([name, { usage, summary }]) => {
      // outside of brackets
      const [first = '', ...others] = usage.split(/ \| (?![^[]*\])/);
      const forms = [
        `${name} ${first}`.trimEnd(),
        ...others.map((form) => ' '.repeat(name.length + 1) + form),
      ];
      return [...forms.map((form) => `  ${form}`), `      ${summary}`].join('\n');
    },
  );
  return ['npm run desk -- <command>', ...parts].join('\n\n');
}
