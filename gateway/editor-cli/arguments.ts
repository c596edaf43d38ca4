import { plainText } from '../domains/shared/plain-text.ts';
import { CommandError } from './editor-command.ts';

interface LineRule {
  readonly what: string;
  readonly maxLength: number;
  /** the same in English, such as `a title of `; may be left out where `what` is bilingual */
  readonly english?: string;
}

/** Normalises a title or a name to one line. @throws CommandError when it is empty, too long or has several lines */
export function oneLine(typed: string, { what, maxLength, english = '' }: LineRule): string {
  const text = plainText(typed);
  if (text === '' || text.length > maxLength || text.includes('\n'))
    throw new CommandError(`${what}应为 1–${maxLength} 个字 (${english}1 to ${maxLength} characters)`);
  return text;
}

/** Returns the only argument. @param what names the id in the error message */
export function oneId([id, ...more]: readonly string[], what = '编号 (one id)'): string {
  if (id === undefined || more.length > 0) throw new CommandError(`需要一个${what}`);
  return id;
}

/** Splits the arguments into an id and the text after it. @param what names the text in the error message */
export function idAndText([id, ...args]: readonly string[], what: string): { id: string; text: string } {
  const text = plainText(args.join(' '));
  if (id === undefined || text === '') throw new CommandError(`需要编号和${what}`);
  return { id, text };
}
