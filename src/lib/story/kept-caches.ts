/** Caches of the browser that the service worker answers from, by their names. */
export const keptCaches = {
  /** the app's own files, of this release and of those that open pages still are of */
  files: 'files',
  /** pictures that were shown */
  pictures: 'pictures',
} as const;
