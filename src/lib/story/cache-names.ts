/** Names of the caches that the service worker answers from. */
export const cacheNames = {
  /** files of this release and of releases that open pages still use */
  files: 'files',
  /** pictures that were shown */
  pictures: 'pictures',
} as const;
