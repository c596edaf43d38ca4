import { customPinyin, pinyin } from 'pinyin-pro';

/** Readings of names in Shandong that the library takes for the more common word. */
customPinyin({
  单县: 'shàn xiàn',
  单父: 'shàn fǔ',
  单州: 'shàn zhōu',
  曾: 'zēng',
  般阳: 'pán yáng',
});

export interface LetterProposal {
  /** A to Z, or `#` for a name that starts with neither a letter nor a Chinese character */
  readonly letter: string;
  /** of the pinyin of each character, lower case */
  readonly initials: string;
  /** other letters that the first character could be filed under */
  readonly otherLetters: readonly string[];
}

const mostInitials = 20;

/** Proposes under which letter of the alphabetical list a name is filed. An editor decides. */
export function proposeLetter(name: string): LetterProposal {
  const initials = pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' })
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, mostInitials);
  const first = initials.slice(0, 1).toUpperCase();
  const letter = /^[A-Z]$/.test(first) ? first : '#';
  const [character = ''] = name;
  const readings = pinyin(character, { pattern: 'first', toneType: 'none', type: 'array', multiple: true });
  const others = new Set(readings.map((reading) => reading.toUpperCase()));
  others.delete(letter);
  return { letter, initials, otherLetters: [...others].filter((one) => /^[A-Z]$/.test(one)).toSorted() };
}

/** What an editor reads of a proposal. */
export function proposalText({ letter, initials, otherLetters }: LetterProposal): string {
  const doubt = otherLetters.length === 0 ? '' : `，多音字，也可能是 ${otherLetters.join('、')}`;
  return `建议 ${letter} ${initials}${doubt} (proposed)`;
}
