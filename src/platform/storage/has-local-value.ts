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

/** Whether this device may hold unfinished stories or follows; false if storage is forbidden. */
export function hasOwnNews(): boolean {
  try {
    return localStorage.getItem('readPlaces') !== null || localStorage.getItem('newsFollows') !== null;
  } catch {
    // reported by whatever reads or stores them
    return false;
  }
}
