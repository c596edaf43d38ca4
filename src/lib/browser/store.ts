/** An observable value, in the form of React's `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /** @returns a function that unsubscribes */
  subscribe(onChange: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
