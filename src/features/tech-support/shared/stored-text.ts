import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { removeLocalValue, storeLocalValue, readLocalValue } from '#platform/storage/local-values.ts';

/** Characters that a tool takes at once, as the contract has it. */
export const longestText = 5000;

/**
 * What stands in a tool's field, kept on this device so that a reload does not cost it. The field is the browser's own:
 * what was typed before the app took the page over goes before what was kept.
 */
export function useKeptText(tool: 'copyright' | 'edit') {
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
