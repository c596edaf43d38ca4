import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { removeLocalValue, storeLocalValue, readLocalValue } from '#platform/storage/local-values.ts';

/** Maximum text length in characters, from the contract. */
export const maxTextLength = 5000;

/**
 * Stores the text of a tool's field on the device, so that a reload does not lose it. The field is uncontrolled: text
 * typed before hydration takes precedence over the stored text.
 */
export function useStoredText(tool: 'copyright' | 'edit') {
  const field = useRef<HTMLTextAreaElement>(null);
  const [store] = useState(() => createStore(''));
  const text = useSyncExternalStore(store.subscribe, store.get, () => '');
  useEffect(() => {
    if (field.current === null) return;
    if (field.current.value === '') field.current.value = readLocalValue('toolText', tool) ?? '';
    store.set(field.current.value);
  }, [store, tool]);

  const keep = useCallback(
    (next: string) => {
      store.set(next);
      if (next === '') removeLocalValue('toolText', tool);
      else storeLocalValue('toolText', tool, next);
    },
    [store, tool],
  );
  const replace = useCallback(
    (next: string) => {
      if (field.current !== null) field.current.value = next;
      keep(next);
    },
    [keep],
  );
  return { field, text, keep, replace };
}
