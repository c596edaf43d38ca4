import type { FormValues } from '#platform/storage/form-input.ts';

/** What stands in a form, by its fields' names. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      data.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  );
}

/** Puts values back into a form; a field that somebody has typed into meanwhile is left alone. */
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

/** Takes the reader to a field by its name, to the first of several. */
export function goToField(form: HTMLFormElement, name: string): void {
  const field = [...form.elements].find((element) => element.getAttribute('name') === name);
  if (field instanceof HTMLElement) field.focus();
}
