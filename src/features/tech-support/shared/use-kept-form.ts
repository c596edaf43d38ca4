import { useEffect, type RefObject } from 'react';
import { keepForm, readKeptForm, type KeptForm } from '#platform/storage/kept-form.ts';
import { fillForm, valuesOf } from './form-fields.ts';

/** Keeps what is typed into a form for the tab, from before the app took it over on. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, key: KeptForm): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    fillForm(element, readKeptForm(key));
    const keep = () => keepForm(key, valuesOf(element));
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key]);
}
