/** Requests a refresh from elsewhere: a button, or a tap on the active tab. */
export interface RefreshTrigger {
  request(): void;
  /** @returns unsubscribes */
  onRequest(listener: () => void): () => void;
}

export function createRefreshTrigger(): RefreshTrigger {
  const listeners = new Set<() => void>();
  return {
    request: () => listeners.forEach((listener) => listener()),
    onRequest(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
