/** Extracts a phone number from typed, pasted or autofilled text: ignores full-width digits' width, spaces, hyphens and +86. */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed);
  return (digits.length > 11 ? digits.replace(/^(?:00)?86(?=1)/, '') : digits).slice(0, 11);
}

/** Extracts a code from typed or pasted text: the six digits of a whole SMS, if there are any. */
export function codeDigits(typed: string): string {
  const text = typed.normalize('NFKC');
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? digitsOf(text).slice(0, 6);
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
