/**
 * What the reader entered into a form before hydration, by the draft's names: text, choices and ticks. React keeps it in
 * the document until the form's first update, and reports no event for it.
 *
 * @returns fields whose control was changed since the server rendered it and differs from the draft
 */
export function enteredFields<Draft extends object>(form: HTMLFormElement, draft: Draft): Partial<Draft> {
  const changed = new Set(
    [...form.elements].filter(isChanged).map((control) => control.getAttribute('name')),
  );
  const values = new FormData(form);
  const entered = Object.entries(draft).flatMap(([name, value]: [string, unknown]) => {
    if (!changed.has(name)) return [];
    const now = Array.isArray(value)
      ? values.getAll(name)
      : typeof value === 'boolean'
        ? values.has(name)
        : (values.get(name) ?? '');
    return String(now) === String(value) ? [] : [[name, now] as const];
  });
  // names of the draft, each with a value of its type
  return Object.fromEntries(entered) as Partial<Draft>;
}

/** Whether a control no longer holds what its markup says. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  return options.findIndex(({ defaultSelected }) => defaultSelected) > -1
    ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.selectedIndex > 0;
}
