import { releaseTap } from './before-app.ts';
import { renderedAt } from '../network/visit.ts';

/** Marks the page as taken over by the app: taps are answered from here on, and the one that came too early. */
export function markReady(): void {
  document.documentElement.dataset.app = 'ready';
  releaseTap();
}

/** Whether the document shows what the server rendered, and no app yet. */
export function isFirstView(): boolean {
  return renderedAt() !== undefined && document.documentElement.dataset.app === undefined;
}
