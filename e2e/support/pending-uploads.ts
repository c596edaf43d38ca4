import type { Page } from '@playwright/test';

interface PendingUpload {
  readonly set: string;
  readonly kind: string;
  readonly clientId: string;
  readonly bytes: number;
  readonly isPaused: boolean;
  readonly place: number;
  readonly attempt: number;
  readonly id?: string;
  readonly attachment?: { readonly id: string };
}

type StoredFile = Omit<PendingUpload, 'bytes'> & { readonly blob: Blob };

/** The files that the browser stores until they are attached to something that is submitted. */
export const pendingUploads = (page: Page): Promise<PendingUpload[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('uploads');
        // the database does not exist yet; the app creates it
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
            resolve(
              reading.result.map(({ blob, ...upload }: StoredFile) => ({ ...upload, bytes: blob.size })),
            );
          });
        });
      }),
  );
