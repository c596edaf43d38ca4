/** Calls back when a part of the app cannot be loaded, such as after a release that removed it. */
export function onChunkFailure(callback: () => void): void {
  addEventListener('vite:preloadError', callback);
}

export function reloadPage(): void {
  location.reload();
}
