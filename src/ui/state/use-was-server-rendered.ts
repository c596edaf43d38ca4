import { useState, useSyncExternalStore } from 'react';

/**
 * Whether the component hydrates HTML of the server; true on the server. It does not change, so that a hydrated component
 * is not rendered a second time, as it would with a store whose two snapshots differ.
 */
export function useWasServerRendered(): boolean {
  const [store] = useState(createStore);
  return useSyncExternalStore(neverChanges, store.get, store.getOnServer);
}

function createStore() {
  let isHydrating = false;
  return {
    get: () => isHydrating,
    /** called on the server and while hydrating only */
    getOnServer: () => (isHydrating = true),
  };
}

function neverChanges(): () => void {
  return () => undefined;
}
