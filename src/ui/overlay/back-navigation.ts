type Handler = (event: PopStateEvent) => void;

let handle: Handler | undefined;
let loadIndex = 0;

/** Registers the `popstate` listener. Call before the router is created, because listeners run in registration order. */
export function watchBackNavigation(): void {
  loadIndex = routerIndexOf(history.state) ?? 0;
  addEventListener('popstate', (event) => handle?.(event));
}

/** Handles history steps before the router does, from the first overlay on. */
export function handleBackNavigation(handler: Handler): void {
  handle = handler;
}

/**
 * Router index at which the document was loaded: entries from there down belong to other documents, to which Back cannot be
 * undone.
 */
export const documentLoadIndex = (): number => loadIndex;

/** The router numbers history entries consecutively. */
export function routerIndexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('__TSR_index' in state)) return undefined;
  return typeof state.__TSR_index === 'number' ? state.__TSR_index : undefined;
}
