/** A text normalized for copy detection: letters and digits only, in one spelling. */
export interface ComparableText {
  readonly original: string;
  readonly letters: string;
  /** offsets in the original where each letter begins and ends */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const letter = /[\p{Letter}\p{Number}]/u;

/** Removes spaces, punctuation, symbols and emoji; normalizes character width and letter case. */
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

/** The part of the original from one letter up to, but not including, another. */
export function originalBetween(
  { original, starts, ends }: ComparableText,
  from: number,
  to: number,
): string {
  return to <= from ? '' : original.slice(starts[from], ends[to - 1]);
}
