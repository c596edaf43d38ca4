import { Failure } from '../../contract/failure.ts';
import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { UploadKind } from '../../db/tables/upload-tables.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { UnusableFile } from '../../services/uploads/unusable-file.ts';
import type { UploadFiles } from '../../services/uploads/upload-files.ts';
import { attachmentOf, type Attachment } from '../shared/attachments.ts';
import type { Deps } from '../shared/deps.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { once } from '../shared/once.ts';
import { signedMediaUrl } from '../shared/signed-media-url.ts';
import { consume } from '../shared/rate-counters.ts';
import { uploadOwners } from '../shared/upload-owners.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { chunkSize, largest, networkLimits, smallestChunk } from './upload-limits.ts';
import { readChunk } from './read-chunk.ts';
import {
  expectedBytes,
  forgetUpload,
  hold,
  letGo,
  ownUpload,
  setReady,
  startUpload,
  type Upload,
} from './uploads.ts';

type Uploads = Pick<
  Handlers,
  'startUpload' | 'sendUploadChunk' | 'getUploadProgress' | 'finishUpload' | 'removeUpload'
>;

/** What the handlers of uploads need besides the database. */
export interface UploadServices {
  readonly files: UploadFiles;
  readonly vault: Vault;
}

/** s after which it makes sense to ask again for room on the disk */
const untilRoom = 600;

export function uploadHandlers(deps: Deps, { files, vault }: UploadServices): Uploads {
  const { db, clock } = deps;

  async function countStart({ address = '' }: CallContext, kind: UploadKind): Promise<void> {
    const subject = vault.fingerprint('address', clientNetwork(address));
    const wait = await consume(db, networkLimits[kind], subject, clock());
    if (wait === undefined) return;
    const minutes = Math.ceil(wait / 60);
    throw new Failure(429, `添加得太频繁了，请 ${minutes} 分钟后再试`, { retryAfter: wait });
  }

  async function checkRoom(size: number): Promise<void> {
    // a file that is checked lies there twice for a moment
    if ((await files.room()) - (await expectedBytes(db)) < size * 2)
      throw new Failure(503, '现在存放不下这么大的文件，请稍后再试', { retryAfter: untilRoom });
  }

  /** A private one is seen by whoever sent it under an address that expires. */
  function shown(upload: Upload): Attachment {
    const attachment = attachmentOf(upload);
    if (upload.is_private === 0) return attachment;
    return { ...attachment, url: signedMediaUrl(vault.fingerprint, upload.file, clock()).url };
  }

  return {
    startUpload: async ({ body: { kind, size, private: isPrivate = false, clientId }, headers }, context) => {
      if (isPrivate && kind === 'video') throw fieldFailure('body.private', 'choices', '这里只能上传图片');
      const [owner] = uploadOwners(context, headers['upload-secret']);
      if (size > largest[kind])
        throw new Failure(413, kind === 'picture' ? '图片不能超过 20 MB' : '视频不能超过 200 MB');
      await countStart(context, kind);
      await checkRoom(size);
      return once(
        deps,
        context,
        { operation: 'startUpload', clientId, input: [owner, kind, size, ...(isPrivate ? ['private'] : [])] },
        (transaction) => startUpload(transaction, { owner, kind, size, isPrivate }, clock()),
      );
    },

    sendUploadChunk: async ({ query: { uploadId, offset }, headers, body }, context) => {
      const upload = await ownUpload(db, uploadId, uploadOwners(context, headers['upload-secret']));
      const { size } = upload;
      if (upload.state !== 'open' || offset !== upload.received) throw elsewhere();
      const chunk = await readChunk(body, Math.min(chunkSize, size - offset));
      const received = offset + chunk.byteLength;
      if (chunk.byteLength === 0 || (chunk.byteLength < smallestChunk && received < size))
        throw wrongLength();
      const holder = await hold(db, upload, 'writing', clock());
      if (holder === undefined) throw elsewhere();
      try {
        await files.write(uploadId, offset, chunk.pieces);
      } catch (error) {
        await letGo(db, upload, holder);
        throw isFull(error)
          ? new Failure(503, '现在存放不下了，请稍后再试', { retryAfter: untilRoom })
          : error;
      }
      if (!(await letGo(db, upload, holder, { received }))) throw elsewhere();
      return { state: 'open', received, size };
    },

    getUploadProgress: async ({ query: { uploadId }, headers }, context) => {
      const owners = uploadOwners(context, headers['upload-secret']);
      const { state, received, size } = await ownUpload(db, uploadId, owners);
      return { state, received, size };
    },

    finishUpload: async ({ body: { uploadId }, headers }, context) => {
      const owners = uploadOwners(context, headers['upload-secret']);
      const upload = await ownUpload(db, uploadId, owners);
      if (upload.state === 'ready') return shown(upload);
      if (upload.received < upload.size) throw elsewhere();
      const holder = await hold(db, upload, 'checking', clock());
      if (holder === undefined) throw new Failure(409, '正在检查这个文件，请稍等');
      try {
        const kept = await files.keep(uploadId, upload.kind, upload.is_private === 1);
        if (!(await setReady(db, upload, holder, kept))) {
          await files.removeKept(kept.file);
          throw new Failure(409, '这个文件已经移除了');
        }
      } catch (error) {
        if (!(error instanceof UnusableFile)) {
          await letGo(db, upload, holder);
          throw error;
        }
        deps.log.info({ upload: uploadId, cause: String(error.cause ?? '') }, 'an upload is of no use');
        await forgetUpload(db, uploadId, owners);
        throw new Failure(422, error.message);
      } finally {
        await removeSpentDraft(uploadId);
      }
      return shown(await ownUpload(db, uploadId, owners));
    },

    removeUpload: async ({ body: { uploadId }, headers }, context) => {
      const upload = await forgetUpload(db, uploadId, uploadOwners(context, headers['upload-secret']));
      if (upload !== undefined) {
        await files.removeDraft(uploadId);
        if (upload.file !== '') await files.removeKept(upload.file);
      }
      return { removed: true };
    },
  };

  /** A draft is of no use once its upload is ready or gone; one that could not be checked just now is. */
  async function removeSpentDraft(id: string): Promise<void> {
    const row = await db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.state === 'ready') await files.removeDraft(id);
  }
}

const elsewhere = () => new Failure(409, '文件传到别处了，请从收到的地方接着传');

function wrongLength(): Failure {
  const message = '一次发送的内容太少了';
  return new Failure(400, message, { fields: [{ path: 'body', rule: 'bytes', message }] });
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
