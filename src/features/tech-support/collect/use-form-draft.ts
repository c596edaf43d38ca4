import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { dropLocalValue, keepLocalValue, readLocalValue } from '#platform/storage/local-values.ts';
import { firstDraft, readDraft, type FormDraft } from './form-draft.ts';

/** The form that is being made, kept on this device so that a reload does not cost it. */
export function useFormDraft() {
  const [store] = useState(() => createStore(firstDraft));
  const draft = useSyncExternalStore(store.subscribe, store.get, () => firstDraft);
  useEffect(() => {
    const kept = readDraft(readLocalValue('toolText', 'form'));
    if (kept !== undefined) store.set(kept);
  }, [store]);
  const change = useCallback(
    (next: FormDraft) => {
      store.set(next);
      keepLocalValue('toolText', 'form', JSON.stringify(next));
    },
    [store],
  );
  const reset = useCallback(() => {
    store.set(firstDraft);
    dropLocalValue('toolText', 'form');
  }, [store]);
  return { draft, change, reset };
}
