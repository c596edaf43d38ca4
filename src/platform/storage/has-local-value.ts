import type { LocalFamily } from './local-values.ts';

/** Whether there is any value of a family; false if storage is forbidden. */
export function hasLocalValue(family: LocalFamily): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${family}.`));
  } catch {
    // reported by whatever reads or stores a value
    return false;
  }
}
