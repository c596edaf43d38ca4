import { releaseTap } from './before-app.ts';

/** Marks the page as taken over by the app: taps are answered from here on, and the one that came too early. */
export function markReady(): void {
  document.documentElement.dataset.app = 'ready';
  releaseTap();
}
