import { replayTaps } from './before-hydration.ts';
import { renderedAt } from '../network/visit.ts';

/**
 * Marks the page as hydrated and replays a tap that came too early, in a task of its own: while it commits, React cannot
 * hydrate the boundary around the tapped element, and drops the event.
 */
export function markHydrated(): void {
  document.documentElement.dataset.app = 'ready';
  setTimeout(replayTaps);
}

/** Whether the document is server-rendered and not hydrated yet. */
export function isAwaitingHydration(): boolean {
  return renderedAt() !== undefined && document.documentElement.dataset.app === undefined;
}
