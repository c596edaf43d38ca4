/** Joins class names and skips falsy ones; CSS modules type every name as possibly undefined. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
