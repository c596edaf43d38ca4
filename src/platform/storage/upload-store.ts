import { report } from '../lifecycle/report.ts';

/** A picture or video that the gateway keeps, as the page shows it. */
export interface KeptAttachment {
  readonly id: string;
  readonly kind: 'picture' | 'video';
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A file on its way to the gateway, so that it goes on after a reload. */
export interface KeptUpload {
  readonly key: string;
  /** the form that it is for */
  readonly set: string;
  readonly kind: 'picture' | 'video';
  /** as it is sent: pictures were made smaller */
  readonly blob: Blob;
  readonly clientId: string;
  /** ms since 1970 */
  readonly at: number;
  /** its place in the set, from 0 on */
  readonly place: number;
  readonly attempt: number;
  readonly isPaused: boolean;
  /** the gateway's name of it, once it was begun */
  readonly id?: string | undefined;
  /** bytes that one call sends at most, as the gateway said */
  readonly chunkSize?: number;
  readonly attachment?: KeptAttachment | undefined;
}

const database = 'uploads';
const store = 'files';
/** ms: the gateway forgets what is part of nothing after a day */
const life = 24 * 3_600_000;
/** bytes of all files together; the oldest of other forms go first */
const most = 420 * 1024 * 1024;

/** Files of a form that an earlier view kept, in their order; what is too old for the gateway is forgotten. */
export async function readUploads(set: string, now = Date.now()): Promise<KeptUpload[]> {
  const all = await attempt(readAll, []);
  for (const { key, at } of all) if (now - at > life) await dropUpload(key);
  return all
    .filter((upload) => upload.set === set && now - upload.at <= life)
    .toSorted((one, other) => one.place - other.place);
}

/** Keeps a file on this device. Where there is no room or no store it lasts as long as the page. */
export async function keepUpload(upload: KeptUpload): Promise<void> {
  await attempt(async (files) => {
    const others = (await readAll(files)).filter(({ key }) => key !== upload.key);
    let total = others.reduce((sum, { blob }) => sum + blob.size, upload.blob.size);
    for (const { key, set, blob } of others.toSorted((one, other) => one.at - other.at)) {
      if (total <= most) break;
      if (set === upload.set) continue;
      await done(files('readwrite').delete(key));
      total -= blob.size;
    }
    if (total <= most) await done(files('readwrite').put(upload));
  }, undefined);
}

/** Changes what is known of a kept file; one that is not kept stays so. */
export async function changeUpload(key: string, changes: Partial<KeptUpload>): Promise<void> {
  await attempt(async (files) => {
    const place = files('readwrite');
    const kept: KeptUpload | undefined = await done(place.get(key));
    if (kept !== undefined) await done(place.put({ ...kept, ...changes }));
  }, undefined);
}

export async function dropUpload(key: string): Promise<void> {
  await attempt(async (files) => {
    await done(files('readwrite').delete(key));
  }, undefined);
}

type Files = (mode: IDBTransactionMode) => IDBObjectStore;

async function readAll(files: Files): Promise<KeptUpload[]> {
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
