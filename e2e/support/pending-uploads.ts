import type { Page } from '@playwright/test';

interface PendingUpload {
  readonly set: string;
  readonly isPaused: boolean;
}

/** The files that the page's browser keeps until they are part of something. */
export const pendingUploads = (page: Page): Promise<PendingUpload[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('uploads');
        // there is none yet: the app makes it
        opening.addEventListener('upgradeneeded', () => {
          opening.transaction?.abort();
          resolve([]);
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll();
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result.map(({ set, isPaused }: PendingUpload) => ({ set, isPaused })));
          });
        });
      }),
  );
