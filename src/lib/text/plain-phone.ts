/** A phone as people write it, as it is sent: spaces, dashes and +86 are no part of it, and digits are narrow. */
export function plainPhone(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(/^\+86/, '');
}
