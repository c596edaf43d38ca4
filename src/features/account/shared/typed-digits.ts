/** A phone out of what was typed, pasted or filled in: full-width digits, spaces, hyphens and +86 are no part of it. */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed);
  return (digits.length > 11 ? digits.replace(/^(?:00)?86(?=1)/, '') : digits).slice(0, 11);
}

/** A code out of what was typed or pasted: the six digits of a whole message, where there are such. */
export function codeDigits(typed: string): string {
  const text = typed.normalize('NFKC');
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? digitsOf(text).slice(0, 6);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
