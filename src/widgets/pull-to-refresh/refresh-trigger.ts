/** Requests a refresh from elsewhere: a button, or a tap on the active tab. */
export interface RefreshTrigger {
  ring(): void;
  /** @returns unsubscribes */
  onRing(listener: () => void): () => void;
}

export function createRefreshTrigger(): RefreshTrigger {
  const listeners = new Set<() => void>();
  return {
    ring: () => listeners.forEach((listener) => listener()),
    onRing(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
