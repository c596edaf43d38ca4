import type { Schemas } from '../../../contract/schemas.ts';
import { numberRules } from './numbers.ts';
import { particleRules } from './particles.ts';
import { punctuationRules, widthRules } from './punctuation.ts';
import { repeatRules } from './repeats.ts';
import type { Mark, Rule } from './rule.ts';
import { sensitiveRules } from './sensitive.ts';
import { nameRules, unitRules } from './units-and-names.ts';
import { wordRules } from './words.ts';

/** A small list that does not replace an editor. Where two rules match at one place, the first in this list wins. */
export const rules: readonly Rule[] = [
  ...sensitiveRules,
  ...wordRules,
  ...nameRules,
  ...unitRules,
  ...numberRules,
  ...repeatRules,
  ...particleRules,
  ...punctuationRules,
  ...widthRules,
];

/** Maximum marks of one check. */
const maxMarks = 300;

/** The findings of all rules in text order, without overlap. */
export function checkText(text: string): Schemas['TextCheck'] {
  const taken = new Uint8Array(text.length);
  const marks: Mark[] = [];
  for (const { kind, pattern, judge } of rules) {
    for (const found of text.matchAll(pattern)) {
      const from = found.index;
      const to = from + found[0].length;
      const judgement = taken.subarray(from, to).includes(1) ? undefined : judge(found);
      if (judgement === undefined || from === to || judgement.fix === found[0]) continue;
      taken.fill(1, from, to);
      marks.push({ from, to, kind, ...judgement });
    }
  }
  return { rules: rules.length, marks: marks.toSorted((a, b) => a.from - b.from).slice(0, maxMarks) };
}
