import type { Schemas } from '../../../contract/schemas.ts';

export type Mark = Schemas['TextMark'];
export type MarkKind = Mark['kind'];

/** One thing to look for in a text. */
export interface Rule {
  readonly kind: MarkKind;
  /** global; linear in the text, whatever it holds */
  readonly pattern: RegExp;
  /** What is wrong with a find; undefined when it is right after all. */
  readonly judge: (found: RegExpExecArray) => Judgement | undefined;
}

export interface Judgement {
  readonly reason: string;
  /** absent where only a person can tell */
  readonly fix?: string;
}

/** A rule whose finds are always wrong, in one way. */
export function always(kind: MarkKind, pattern: RegExp, reason: string, fix?: string): Rule {
  return { kind, pattern, judge: () => (fix === undefined ? { reason } : { reason, fix }) };
}

/** A rule for one wrong word. */
export function wrongWord(kind: MarkKind, wrong: string, right: string, reason: string): Rule {
  return always(kind, new RegExp(wrong, 'g'), reason, right);
}
