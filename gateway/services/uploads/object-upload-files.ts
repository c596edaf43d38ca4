import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../storage/object-store.ts';
import { cleanUpload, freeBytesOf, newFileName, type UploadFiles } from './upload-files.ts';

const draftsPrefix = 'uploads/drafts/';
const publicPrefix = 'uploads/kept/';
const privatePrefix = 'uploads/private/';
/** resized pictures */
const copiesPrefix = 'cache/uploads/';

/** Key of a stored file that only its owner and auditors can see. */
export const privateUploadKey = (file: string) => `${privatePrefix}${file}`;

/** so that the order of the keys is that of the offsets */
const offsetDigits = 12;

/**
 * Stores readers' files in an object store, so that the pieces of one file may arrive at different gateways: each piece is an
 * object. They are put together in a local file to be checked.
 * @param folder for files that are being checked
 */
export function openObjectUploadFiles(objects: ObjectStore, folder: string): UploadFiles {
  const draftKeys = async (id: string) => (await objects.list(`${draftsPrefix}${id}/`)).map(({ key }) => key);

  return {
    write: (id, offset, pieces) =>
      objects.putBytes(
        `${draftsPrefix}${id}/${String(offset).padStart(offsetDigits, '0')}`,
        Buffer.concat(pieces),
      ),

    async store(id, kind, isPrivate) {
      await mkdir(folder, { recursive: true });
      const [draft, whole] = [join(folder, randomUUID()), join(folder, randomUUID())];
      try {
        for (const key of await draftKeys(id)) await objects.appendTo(draft, key);
        const { extension, ...facts } = await cleanUpload(kind, draft, whole);
        const file = newFileName(extension);
        await objects.putFile(isPrivate ? privateUploadKey(file) : `${publicPrefix}${file}`, whole);
        return { file, ...facts };
      } finally {
        await rm(draft, { force: true });
        await rm(whole, { force: true });
      }
    },

    removeDraft: async (id) => objects.remove(await draftKeys(id)),
    removeStored: async (file) =>
      objects.remove([
        `${publicPrefix}${file}`,
        privateUploadKey(file),
        ...(await objects.list(`${copiesPrefix}${file}-`)).map(({ key }) => key),
      ]),
    freeBytes: () => freeBytesOf(folder),

    async olderThan(moment) {
      const old = async (prefix: string) =>
        (await objects.list(prefix))
          .filter(({ changedAt }) => changedAt < moment)
          .map(({ key }) => key.slice(prefix.length));
      const drafts = (await old(draftsPrefix)).map((key) => key.slice(0, key.indexOf('/')));
      return {
        drafts: [...new Set(drafts)],
        stored: [...(await old(publicPrefix)), ...(await old(privatePrefix))],
      };
    },
  };
}
