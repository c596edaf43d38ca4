/** Name of the error with which a part of the app that cannot be loaded fails. */
export const chunkErrorName = 'ChunkError';

/** Whether something went wrong for want of a part of the app. */
export function isChunkError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === chunkErrorName;
}

/** Calls back when a part of the app cannot be loaded, such as after a release that removed it. */
export function onChunkFailure(callback: () => void): void {
  addEventListener('vite:preloadError', ({ payload: error }) => {
    // a part that asked for another fails with the same error, and tells of it too
    if (!isChunkError(error)) {
      error.name = chunkErrorName;
      // the router knows such errors by how the browser words them, and would reload the page by a rule of its own
      error.message = `A part of the app could not be loaded: ${fileOf(error.message)}`;
    }
    callback();
  });
}

/** Name of the file that a browser says it cannot have, which is all that helps; its whole words where they name none. */
function fileOf(words: string): string {
  return /[^/\s]+\.(?:js|css)\b/.exec(words)?.[0] ?? words;
}

export function reloadPage(): void {
  location.reload();
}
