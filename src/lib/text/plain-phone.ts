/** Normalises a phone number as typed: removes spaces, dashes and +86, and converts full-width digits. */
export function plainPhone(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}
