import { plainText } from '../domains/shared/plain-text.ts';
import { DeskError } from './editor-command.ts';

interface LineRule {
  readonly what: string;
  readonly longest: number;
  /** the same in English, such as `a title of `; left out where the rule says enough */
  readonly english?: string;
}

/** A title or a name as it was typed. @throws DeskError that says what it should be */
export function oneLine(typed: string, { what, longest, english = '' }: LineRule): string {
  const text = plainText(typed);
  if (text === '' || text.length > longest || text.includes('\n'))
    throw new DeskError(`${what}应为 1–${longest} 个字 (${english}1 to ${longest} characters)`);
  return text;
}
