/** What stands apart from the page asks it by this to be refreshed: a button, the tab the reader is on already. */
export interface RefreshBell {
  ring(): void;
  /** @returns ends it */
  onRing(listener: () => void): () => void;
}

export function createRefreshBell(): RefreshBell {
  const listeners = new Set<() => void>();
  return {
    ring: () => listeners.forEach((listener) => listener()),
    onRing(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
