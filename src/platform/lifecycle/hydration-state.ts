import { replayTap } from './before-hydration.ts';
import { renderedAt } from '../network/visit.ts';

/** Marks the page as hydrated and replays a tap that came too early. */
export function markHydrated(): void {
  document.documentElement.dataset.app = 'ready';
  replayTap();
}

/** Whether the document is server-rendered and not hydrated yet. */
export function isAwaitingHydration(): boolean {
  return renderedAt() !== undefined && document.documentElement.dataset.app === undefined;
}
