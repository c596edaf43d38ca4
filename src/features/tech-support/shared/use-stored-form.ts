import { useEffect, type RefObject } from 'react';
import { storeFormInput, readFormInput, type FormKey } from '#platform/storage/form-input.ts';
import { fillForm, valuesOf } from './form-fields.ts';

/** Keeps what is typed into a form for the tab, from before the app took it over on. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, key: FormKey): void {
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
