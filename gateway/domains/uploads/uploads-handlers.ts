import { Failure } from '../../contract/failure.ts';
import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { UploadKind } from '../../db/tables/upload-tables.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { UnusableFile } from '../../services/uploads/unusable-file.ts';
import type { UploadFiles } from '../../services/uploads/upload-files.ts';
import { type Attachment, attachmentOf } from '../shared/attachments.ts';
import type { Deps } from '../shared/deps.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { once } from '../shared/once.ts';
import { signedMediaUrl } from '../shared/signed-media-url.ts';
import { consume } from '../shared/rate-counters.ts';
import { uploadOwners } from '../shared/upload-owners.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { maxChunkBytes, maxFileBytes, minChunkBytes, networkLimits } from './upload-limits.ts';
import {
  deleteUpload,
  expectedBytes,
  lockUpload,
  requireOwnUpload,
  setReady,
  startUpload,
  unlockUpload,
  type Upload,
} from './uploads.ts';

/** a body beyond this multiple of the limit is not read to its end: the connection is closed */
const maxDiscardFactor = 8;

/** The bytes of one request, in the buffers in which they arrived, to avoid a copy. */
interface Chunk {
  readonly buffers: readonly Uint8Array[];
  readonly byteLength: number;
}

/**
 * Reads a body up to a limit. The rest is read and discarded, so that the client gets the response.
 * @throws Failure 413 if there are more bytes
 */
async function readChunk(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Chunk> {
  const buffers: Uint8Array[] = [];
  let byteLength = 0;
  for await (const buffer of body) {
    byteLength += buffer.byteLength;
    if (byteLength <= maxBytes) buffers.push(buffer);
    else if (byteLength > maxBytes * maxDiscardFactor) break;
  }
  if (byteLength > maxBytes) throw new Failure(413, '一次发送的内容太多了');
  return { buffers, byteLength };
}

type Uploads = Pick<
  Handlers,
  'startUpload' | 'sendUploadChunk' | 'getUploadProgress' | 'finishUpload' | 'removeUpload'
>;

/** What the upload handlers need besides the database. */
export interface UploadServices {
  readonly files: UploadFiles;
  readonly vault: Vault;
}

/** `Retry-After` when the disk is full */
const retryWhenFullSeconds = 600;

export function uploadHandlers(deps: Deps, { files, vault }: UploadServices): Uploads {
  const { db, clock } = deps;

  const networkOf = ({ address = '' }: CallContext) => vault.fingerprint('address', clientNetwork(address));

  async function limitStarts(network: string, kind: UploadKind): Promise<void> {
    const wait = await consume(db, networkLimits[kind], network, clock());
    if (wait === undefined) return;
    const minutes = Math.ceil(wait / 60);
    throw new Failure(429, `添加得太频繁了，请 ${minutes} 分钟后再试`, { retryAfter: wait });
  }

  async function checkFreeSpace(size: number): Promise<void> {
    // the draft and the cleaned copy exist at the same time
    if ((await files.freeBytes()) - (await expectedBytes(db)) < size * 2)
      throw new Failure(503, '现在存放不下这么大的文件，请稍后再试', { retryAfter: retryWhenFullSeconds });
  }

  /** Keeps the space that the database needs: uploads that were started together may not all fit. */
  async function checkSpaceToWrite(bytes: number): Promise<void> {
    if ((await files.freeBytes()) < bytes) throw full();
  }

  /** An upload as its owner sees it; a private file has an address that expires. */
  function toAttachment(upload: Upload): Attachment {
    const attachment = attachmentOf(upload);
    if (upload.is_private === 0) return attachment;
    return { ...attachment, url: signedMediaUrl(vault.fingerprint, upload.file, clock()).url };
  }

  return {
    startUpload: async ({ body: { kind, size, private: isPrivate = false, clientId }, headers }, context) => {
      if (isPrivate && kind === 'video') throw fieldFailure('body.private', 'choices', '这里只能上传图片');
      const [owner] = uploadOwners(context, headers['upload-secret']);
      if (size > maxFileBytes[kind])
        throw new Failure(413, kind === 'picture' ? '图片不能超过 20 MB' : '视频不能超过 200 MB');
      const network = networkOf(context);
      await limitStarts(network, kind);
      await checkFreeSpace(size);
      return once(
        deps,
        context,
        { operation: 'startUpload', clientId, input: [owner, kind, size, ...(isPrivate ? ['private'] : [])] },
        (transaction) => startUpload(transaction, { owner, network, kind, size, isPrivate }, clock()),
      );
    },

    sendUploadChunk: async ({ query: { uploadId, offset }, headers, body }, context) => {
      const upload = await requireOwnUpload(
        db,
        uploadId,
        uploadOwners(context, headers['upload-secret']),
        clock(),
      );
      const { size } = upload;
      if (upload.state !== 'open' || offset !== upload.received) throw wrongOffset();
      const chunk = await readChunk(body, Math.min(maxChunkBytes, size - offset));
      const received = offset + chunk.byteLength;
      if (chunk.byteLength === 0 || (chunk.byteLength < minChunkBytes && received < size))
        throw wrongLength();
      await checkSpaceToWrite(chunk.byteLength);
      const holder = await lockUpload(db, upload, 'writing', clock());
      if (holder === undefined) throw wrongOffset();
      try {
        await files.write(uploadId, offset, chunk.buffers);
      } catch (error) {
        await unlockUpload(db, upload, holder);
        throw isFull(error) ? full() : error;
      }
      if (!(await unlockUpload(db, upload, holder, { received }))) throw wrongOffset();
      return { state: 'open', received, size };
    },

    getUploadProgress: async ({ query: { uploadId }, headers }, context) => {
      const owners = uploadOwners(context, headers['upload-secret']);
      const { state, received, size } = await requireOwnUpload(db, uploadId, owners, clock());
      return { state, received, size };
    },

    finishUpload: async ({ body: { uploadId }, headers }, context) => {
      const owners = uploadOwners(context, headers['upload-secret']);
      const upload = await requireOwnUpload(db, uploadId, owners, clock());
      if (upload.state === 'ready') return toAttachment(upload);
      if (upload.received < upload.size) throw wrongOffset();
      await checkSpaceToWrite(upload.size);
      const holder = await lockUpload(db, upload, 'checking', clock());
      if (holder === undefined) throw new Failure(409, '正在检查这个文件，请稍等');
      try {
        const stored = await files.store(uploadId, upload.kind, upload.is_private === 1);
        if (!(await setReady(db, upload, holder, stored))) {
          await files.removeStored(stored.file);
          throw new Failure(409, '这个文件已经移除了');
        }
      } catch (error) {
        if (!(error instanceof UnusableFile)) {
          await unlockUpload(db, upload, holder);
          throw error;
        }
        deps.log.info({ upload: uploadId, cause: String(error.cause ?? '') }, 'unusable upload deleted');
        await deleteUpload(db, uploadId, owners);
        throw new Failure(422, error.message);
      } finally {
        await removeFinishedDraft(uploadId);
      }
      return toAttachment(await requireOwnUpload(db, uploadId, owners, clock()));
    },

    removeUpload: async ({ body: { uploadId }, headers }, context) => {
      const upload = await deleteUpload(db, uploadId, uploadOwners(context, headers['upload-secret']));
      if (upload !== undefined) {
        await files.removeDraft(uploadId);
        if (upload.file !== '') await files.removeStored(upload.file);
      }
      return { removed: true };
    },
  };

  /** Deletes a draft whose upload is ready or deleted, but keeps it if the check failed for another reason. */
  async function removeFinishedDraft(id: string): Promise<void> {
    const row = await db.selectFrom('uploads').select('state').where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.state === 'ready') await files.removeDraft(id);
  }
}

const wrongOffset = () => new Failure(409, '文件传到别处了，请从收到的地方接着传');

function wrongLength(): Failure {
  const message = '一次发送的内容太少了';
  return new Failure(400, message, { fields: [{ path: 'body', rule: 'bytes', message }] });
}

const full = () => new Failure(503, '现在存放不下了，请稍后再试', { retryAfter: retryWhenFullSeconds });

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
