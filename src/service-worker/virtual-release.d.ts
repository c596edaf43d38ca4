/** The release that the service worker was built with (tools/vite/service-worker.ts). */
declare module 'virtual:release' {
  /** addresses of the files needed to open stories, lists and the reader's own pages offline */
  export const precachedFiles: readonly string[];
  /** addresses of all content-hashed files */
  export const releaseFiles: readonly string[];
  /** the plain shell, marked as served by the service worker */
  export const shellPage: string;
}
