/** Marks the page as taken over by the app: taps are answered from here on. */
export function markReady(): void {
  document.documentElement.dataset.app = 'ready';
}
