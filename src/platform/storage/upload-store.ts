import { report } from '../lifecycle/report.ts';

/** A picture or video stored by the gateway, as the page shows it. */
export interface StoredAttachment {
  readonly id: string;
  readonly kind: 'picture' | 'video';
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A file being uploaded, stored so that the upload continues after a reload. */
export interface StoredUpload {
  readonly key: string;
  /** form that the file belongs to */
  readonly set: string;
  readonly kind: 'picture' | 'video';
  /** bytes to send: pictures have been downscaled */
  readonly blob: Blob;
  readonly clientId: string;
  /** ms since 1970 */
  readonly at: number;
  /** position in the form, from 0 */
  readonly place: number;
  readonly attempt: number;
  readonly isPaused: boolean;
  /** id given by the gateway when the upload started */
  readonly id?: string | undefined;
  /** maximum bytes per request, given by the gateway */
  readonly chunkSize?: number;
  readonly attachment?: StoredAttachment | undefined;
}

const database = 'uploads';
const store = 'files';
/** the gateway deletes unused uploads after a day */
const lifetimeMs = 24 * 3_600_000;
/** total bytes of all files; the oldest of other forms are evicted */
const maxBytes = 420 * 1024 * 1024;

/** Reads a form's stored files in order; expired ones are removed. */
export async function readUploads(set: string, now = Date.now()): Promise<StoredUpload[]> {
  const all = await attempt(readAll, []);
  for (const { key, at } of all) if (now - at > lifetimeMs) await removeStoredUpload(key);
  return all
    .filter((upload) => upload.set === set && now - upload.at <= lifetimeMs)
    .toSorted((one, other) => one.place - other.place);
}

/** Stores a file on this device; without storage it lasts as long as the page. */
export async function storeUpload(upload: StoredUpload): Promise<void> {
  await attempt(async (files) => {
    const others = (await readAll(files)).filter(({ key }) => key !== upload.key);
    let total = others.reduce((sum, { blob }) => sum + blob.size, upload.blob.size);
    for (const { key, set, blob } of others.toSorted((one, other) => one.at - other.at)) {
      if (total <= maxBytes) break;
      if (set === upload.set) continue;
      await done(files('readwrite').delete(key));
      total -= blob.size;
    }
    if (total <= maxBytes) await done(files('readwrite').put(upload));
  }, undefined);
}

/** Updates a stored file, if it is stored. */
export async function updateUpload(key: string, changes: Partial<StoredUpload>): Promise<void> {
  await attempt(async (files) => {
    const place = files('readwrite');
    const kept: StoredUpload | undefined = await done(place.get(key));
    if (kept !== undefined) await done(place.put({ ...kept, ...changes }));
  }, undefined);
}

export async function removeStoredUpload(key: string): Promise<void> {
  await attempt(async (files) => {
    await done(files('readwrite').delete(key));
  }, undefined);
}

type Files = (mode: IDBTransactionMode) => IDBObjectStore;

async function readAll(files: Files): Promise<StoredUpload[]> {
  return done(files('readonly').getAll());
}

async function attempt<Answer>(work: (files: Files) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  if (!('indexedDB' in globalThis)) return otherwise;
  try {
    const db = await open();
    try {
      return await work((mode) => db.transaction(store, mode).objectStore(store));
    } finally {
      db.close();
    }
  } catch (cause) {
    report('upload store', cause);
    return otherwise;
  }
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(store, { keyPath: 'key' });
  });
  return done(opening);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the store failed')));
  });
}
