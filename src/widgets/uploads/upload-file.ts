import type { Gateway } from 'qlwb-gateway-sdk';
import {
  finishUpload,
  getUploadProgress,
  removeUpload,
  sendUploadChunk,
  startUpload,
} from 'qlwb-gateway-sdk/operations/uploads';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { firstChunkBytes, nextChunkBytes } from '#lib/media/chunk-size.ts';
import type { UploadInput } from '#machines/upload/upload-setup.ts';
import { uploadMachine } from '#machines/upload/upload.machine.ts';
import type { Prepared, UploadFailure } from '#machines/upload/upload-steps.ts';
import { report } from '#platform/lifecycle/report.ts';
import { shrinkPicture } from '#platform/media/shrink-picture.ts';
import { uploadSecret } from '#platform/storage/upload-secret.ts';
import {
  removeStoredUpload,
  type StoredUpload,
  storeUpload,
  updateUpload,
} from '#platform/storage/upload-store.ts';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { failureText } from '#widgets/notice/failure-text.ts';

/** s: a longer `Retry-After` counts as a failure that the reader may retry */
const maxRetryAfterSeconds = 300;

/** Classifies a failed call of an upload. @param cause what the call threw */
function troubleOf(cause: unknown): UploadFailure {
  const reason = failureText(cause);
  if (!(cause instanceof GatewayError)) return { kind: 'broken', reason };
  const { failure } = cause;
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return { kind: 'unreached' };
    case 'rejected':
    case 'malformed':
      return { kind: 'broken', reason };
    case 'http':
      return ofStatus(failure.status, failure.retryAfter ?? 1, failure.msg || reason, reason);
  }
}

function ofStatus(status: number, seconds: number, said: string, reason: string): UploadFailure {
  if (status === 409) return { kind: 'elsewhere' };
  if (status === 404) return { kind: 'lost' };
  if (status === 401) return { kind: 'broken', reason };
  if (status === 429 || status === 503)
    return seconds <= maxRetryAfterSeconds
      ? { kind: 'busy', seconds, reason: said }
      : { kind: 'broken', reason: said };
  return status < 500 ? { kind: 'refused', reason: said } : { kind: 'broken', reason };
}

export type UploadActor = ActorRefFrom<typeof uploadMachine>;

/** maximum bytes of a picture */
const maxPictureBytes = 20 * 1024 * 1024;
/** bytes per call until the gateway states its limit */
const defaultChunkBytes = 1024 * 1024;
const minPieceBytes = 32 * 1024;

/** One file of a form, with its upload machine. */
export interface UploadFile {
  readonly key: string;
  readonly kind: 'picture' | 'video';
  readonly actor: UploadActor;
  /** the chosen file, then the prepared one */
  blob(): Blob;
}

interface UploadParts {
  readonly upload: StoredUpload;
  readonly input: UploadInput;
  /** its current index in the form */
  readonly placeNow: () => number;
  /** only the owner and an auditor may see it */
  readonly isPrivate: boolean;
}

/** Creates the machine of a file with its implementations: gateway calls and the device's store. Not started. */
export function createUploadFile(
  gateway: Gateway,
  { upload, input, placeNow, isPrivate }: UploadParts,
): UploadFile {
  const { key, kind } = upload;
  let { blob, chunkSize = defaultChunkBytes } = upload;
  let piece = firstChunkBytes;
  let isRemoved = false;
  const headers = () => ({ 'upload-secret': uploadSecret() });
  const tried = async <Done>(work: () => Promise<Done>): Promise<Done | UploadFailure> => {
    try {
      return await work();
    } catch (cause) {
      return troubleOf(cause);
    }
  };

  async function prepare(): Promise<Prepared> {
    // a picture that this browser cannot decode is sent as it is: the gateway may support its type
    if (kind === 'picture') blob = (await shrinkPicture(blob)) ?? blob;
    if (kind === 'picture' && blob.size > maxPictureBytes)
      return { kind: 'refused', reason: '图片不能超过 20 MB，请缩小后再添加' };
    await storeUpload({ ...upload, blob, place: placeNow() });
    // while it was prepared
    if (isRemoved) await removeStoredUpload(key);
    return { kind: 'prepared', size: blob.size };
  }

  const machine = uploadMachine.provide({
    actors: {
      prepare: fromPromise(prepare),
      begin: fromPromise(({ input: { size, attempt }, signal }) =>
        tried(async () => {
          const clientId = attempt === 0 ? upload.clientId : `${upload.clientId}-${attempt}`;
          const body = { kind, size, clientId, ...(isPrivate && { private: true }) };
          const started = await gateway.data(startUpload, { headers: headers(), body }, { signal });
          ({ chunkSize } = started);
          await updateUpload(key, { chunkSize });
          return { kind: 'begun' as const, begun: { id: started.id, sent: started.received } };
        }),
      ),
      locate: fromPromise(({ input: { id }, signal }) =>
        tried(async () => {
          const query = { uploadId: id };
          const { received } = await gateway.data(
            getUploadProgress,
            { headers: headers(), query },
            { signal },
          );
          return { kind: 'at' as const, sent: received };
        }),
      ),
      send: fromPromise(({ input: { id, sent }, signal }) =>
        tried(async () => {
          const limits = { smallest: Math.min(minPieceBytes, chunkSize), largest: chunkSize };
          const length = Math.max(limits.smallest, Math.min(piece, chunkSize));
          const bytes = new Uint8Array(await blob.slice(sent, sent + length).arrayBuffer());
          const begun = performance.now();
          piece = nextChunkBytes(length, Number.POSITIVE_INFINITY, limits);
          const query = { uploadId: id, offset: sent };
          const call = { headers: headers(), query, bytes };
          const { received } = await gateway.data(sendUploadChunk, call, { signal });
          piece = nextChunkBytes(length, performance.now() - begun, limits);
          return { kind: 'sent' as const, sent: received };
        }),
      ),
      finish: fromPromise(({ input: { id }, signal }) =>
        tried(async () => {
          const body = { uploadId: id };
          const attachment = await gateway.data(finishUpload, { headers: headers(), body }, { signal });
          return { kind: 'ready' as const, attachment };
        }),
      ),
    },
    actions: {
      saveProgress: (_, { id, attempt, isPaused }) => void updateUpload(key, { id, attempt, isPaused }),
      saveAttachment: (_, { attachment }) => void updateUpload(key, { attachment }),
      deleteUpload: (_, { id }) => {
        isRemoved = true;
        void removeStoredUpload(key);
        if (id !== undefined) removeFromGateway(gateway, id);
      },
    },
  });
  return { key, kind, actor: createActor(machine, { input }), blob: () => blob };
}

/** Removes an upload from the gateway, which otherwise expires after a day. */
function removeFromGateway(gateway: Gateway, uploadId: string): void {
  const call = { headers: { 'upload-secret': uploadSecret() }, body: { uploadId } };
  gateway.data(removeUpload, call).catch((cause: unknown) => report('upload removal', cause));
}
