/** A text as copies are looked for in it: letters and digits alone, in one spelling. Copies differ in all else. */
export interface ComparableText {
  readonly original: string;
  readonly letters: string;
  /** where in the original each letter began, and ended */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const letter = /[\p{Letter}\p{Number}]/u;

/** Leaves out spaces, punctuation, signs and emoji; unifies the width of letters and their case. */
export function comparableText(original: string): ComparableText {
  const starts: number[] = [];
  const ends: number[] = [];
  let letters = '';
  let at = 0;
  for (const character of original) {
    const start = at;
    at += character.length;
    for (const folded of character.normalize('NFKC').toLowerCase()) {
      if (!letter.test(folded)) continue;
      letters += folded;
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(start);
        ends.push(at);
      }
    }
  }
  return { original, letters, starts, ends };
}

/** The words of the original from one letter to before another. */
export function originalBetween(
  { original, starts, ends }: ComparableText,
  from: number,
  to: number,
): string {
  return to <= from ? '' : original.slice(starts[from], ends[to - 1]);
}
