/** Name of the error of a chunk that failed to load. */
export const chunkErrorName = 'ChunkError';

/** Whether an error was caused by a chunk that failed to load. */
export function isChunkError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === chunkErrorName;
}

/** Calls back when a chunk fails to load, such as after a new release removed it. */
export function onChunkFailure(callback: () => void): void {
  addEventListener('vite:preloadError', ({ payload: error }) => {
    // a chunk that imports a missing one fails with the same error and reports it too
    if (!isChunkError(error)) {
      error.name = chunkErrorName;
      // the router recognises such errors by the browser's wording and would reload the page by a rule of its own
      error.message = `A part of the app could not be loaded: ${fileOf(error.message)}`;
    }
    callback();
  });
}

/** The file named in a browser's error message; the whole message if it names none. */
function fileOf(words: string): string {
  return /[^/\s]+\.(?:js|css)\b/.exec(words)?.[0] ?? words;
}

export function reloadPage(): void {
  location.reload();
}
