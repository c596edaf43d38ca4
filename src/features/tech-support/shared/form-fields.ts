import type { FormValues } from '#platform/storage/form-input.ts';

/** The form's values by field name. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  );
}

/** Restores values into a form; fields filled in meanwhile are not overwritten. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const before = valuesOf(form);
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) continue;
    const kept = values[field.name];
    if (kept === undefined || (before[field.name] ?? []).some((value) => value !== '')) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field instanceof HTMLInputElement) field.checked = kept.includes(field.value);
    } else field.value = kept[0] ?? '';
  }
}

/** Focuses the first field of a name. */
export function goToField(form: HTMLFormElement, name: string): void {
  const field = [...form.elements].find((element) => element.getAttribute('name') === name);
  if (field instanceof HTMLElement) field.focus();
}
