/** Joins the class names that are there. CSS modules type every name as possibly undefined. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
