import { useEffect, type RefObject } from 'react';
import { storeFormInput, readFormInput, type FormKey } from '#platform/storage/form-input.ts';
import { fillForm, valuesOf } from './form-fields.ts';

/** Stores a form's input for the tab, including input from before hydration. */
export function useStoredForm(form: RefObject<HTMLFormElement | null>, key: FormKey): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    fillForm(element, readFormInput(key));
    const keep = () => storeFormInput(key, valuesOf(element));
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key]);
}
