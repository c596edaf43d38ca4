import { removeSessionValue, storeSessionValue, readSessionValue } from './session-values.ts';

/** Forms whose input is stored for the tab until it is sent, so that a reload does not lose it. */
export type FormKey = 'trialForm' | `voteChoice.${string}` | `entryForm.${string}`;

/** Values by field name; several for multiple choice. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** Reads a stored form; an invalid value counts as none. */
export function readFormInput(form: FormKey): FormValues {
  try {
    const value: unknown = JSON.parse(readSessionValue(form) ?? '{}');
    return isValues(value) ? value : {};
  } catch {
    return {}; // truncated or foreign value
  }
}

export function storeFormInput(form: FormKey, values: FormValues): void {
  storeSessionValue(form, JSON.stringify(values));
}

export function removeFormInput(form: FormKey): void {
  removeSessionValue(form);
}

function isValues(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
}
