import { dropSessionValue, keepSessionValue, readSessionValue } from './session-values.ts';

/** Forms whose fields are kept for the tab until they are sent: a reload must not cost what was typed. */
export type KeptForm = 'trialForm' | `voteChoice.${string}` | `entryForm.${string}`;

/** Values by the fields' names; more than one where several were chosen. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** What was kept; what is no form of ours counts as none. */
export function readKeptForm(form: KeptForm): FormValues {
  try {
    const value: unknown = JSON.parse(readSessionValue(form) ?? '{}');
    return isValues(value) ? value : {};
  } catch {
    return {}; // half of a text, or somebody else's
  }
}

export function keepForm(form: KeptForm, values: FormValues): void {
  keepSessionValue(form, JSON.stringify(values));
}

export function dropKeptForm(form: KeptForm): void {
  dropSessionValue(form);
}

function isValues(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
}
