/** What the service worker knows of the release that it came with (tools/vite/service-worker.ts). */
declare module 'virtual:release' {
  /** addresses of the files without which no story, list or page of the reader's own opens */
  export const filesAhead: readonly string[];
  /** addresses of all files whose names change with their content */
  export const filesOfRelease: readonly string[];
  /** the plain page, marked as one that the service worker gave */
  export const shellPage: string;
}
