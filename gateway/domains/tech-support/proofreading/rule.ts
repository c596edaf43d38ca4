import type { Schemas } from '../../../contract/schemas.ts';

export type Mark = Schemas['TextMark'];
export type MarkKind = Mark['kind'];

/** A pattern to look for in a text. */
export interface Rule {
  readonly kind: MarkKind;
  /** global flag; linear time on any input */
  readonly pattern: RegExp;
  /** Judges a match; undefined when it is correct after all. */
  readonly judge: (found: RegExpExecArray) => Judgement | undefined;
}

export interface Judgement {
  readonly reason: string;
  /** absent when only a person can decide */
  readonly fix?: string;
}

/** A rule whose matches are always errors. */
export function always(kind: MarkKind, pattern: RegExp, reason: string, fix?: string): Rule {
  return { kind, pattern, judge: () => (fix === undefined ? { reason } : { reason, fix }) };
}

/** A rule for one misspelled word. */
export function wrongWord(kind: MarkKind, wrong: string, right: string, reason: string): Rule {
  return always(kind, new RegExp(wrong, 'g'), reason, right);
}
