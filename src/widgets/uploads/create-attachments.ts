import type { Gateway } from 'qlwb-gateway-sdk';
import { createActor, type ActorRefFrom } from 'xstate';
import { attachmentsMachine, type Progress } from '#machines/attachments/attachments.machine.ts';
import type { ChosenFile } from '#machines/attachments/attachment-rules.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { dropObjectUrl } from '#platform/media/object-url.ts';
import { watchNetwork } from '#platform/network/network.ts';
import {
  updateUpload,
  removeStoredUpload,
  readUploads,
  type StoredUpload,
} from '#platform/storage/upload-store.ts';
import { createUploadFile, type UploadFile } from './upload-file.ts';

/** The pictures or the video of one form. */
export interface Attachments {
  readonly actor: ActorRefFrom<typeof attachmentsMachine>;
  fileOf(key: string): UploadFile | undefined;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** The form was sent: removes the files from this device, not from the gateway. */
  clear(): void;
  /** Upload ids of the completed files, in order. */
  readyIds(): string[];
  /** Starts with the files stored earlier. @returns stops; uploads resume with the next start */
  start(): () => void;
}

/**
 * @param set name of the form, under which its files are stored on this device
 * @param isPrivate only the owner and an auditor may see the pictures
 */
export function createAttachments(gateway: Gateway, set: string, isPrivate = false): Attachments {
  const files = new Map<string, UploadFile>();
  /** created but not added yet: a machine must not be created within another machine's action */
  const waiting = new Map<string, UploadFile>();

  function makeFile(upload: StoredUpload, isPrepared: boolean): void {
    const { key, id, attempt, isPaused } = upload;
    const file = createUploadFile(gateway, {
      upload,
      isPrivate,
      input: {
        ...(isPrepared && { size: upload.blob.size }),
        ...(id !== undefined && { id }),
        attempt,
        isPaused,
      },
      placeNow: () =>
        Math.max(
          0,
          actor.getSnapshot().context.items.findIndex((item) => item.key === key),
        ),
    });
    waiting.set(key, file);
  }

  function begin(key: string): void {
    const file = waiting.get(key);
    if (file === undefined) return;
    files.set(key, file);
    let reported: Progress = 'busy';
    file.actor.subscribe((snapshot) => {
      const progress = snapshot.hasTag('ready') ? 'ready' : snapshot.hasTag('failed') ? 'failed' : 'busy';
      if (progress === reported) return;
      reported = progress;
      actor.send({ type: 'item.progressed', key, progress });
    });
    queueMicrotask(() => {
      if (files.get(key) !== file) return;
      file.actor.start();
      file.actor.send({ type: 'start.requested' });
    });
  }

  const actor = createActor(
    attachmentsMachine.provide({
      actions: {
        startUploads: (_, { keys }) => keys.forEach(begin),
        saveOrder: (_, { keys }) => {
          for (const [place, key] of keys.entries()) void updateUpload(key, { place });
        },
      },
    }),
  );

  return {
    actor,
    fileOf: (key) => files.get(key),

    add(chosen) {
      const named = chosen.map((file): ChosenFile & { blob: File } => ({
        key: randomUuid(),
        kind: kindOf(file),
        size: file.size,
        blob: file,
      }));
      const [at, place, attempt, isPaused] = [Date.now(), 0, 0, false];
      for (const { key, kind, blob } of named)
        if (kind !== 'other')
          makeFile({ key, set, kind, blob, clientId: key, at, place, attempt, isPaused }, false);
      actor.send({ type: 'files.chosen', files: named.map(({ key, kind, size }) => ({ key, kind, size })) });
      waiting.clear();
    },

    remove(key) {
      const file = files.get(key);
      if (file) dropObjectUrl(file.blob());
      file?.actor.send({ type: 'remove.requested' });
      files.delete(key);
      actor.send({ type: 'item.removed', key });
    },

    clear() {
      for (const [key, file] of files) {
        file.actor.stop();
        dropObjectUrl(file.blob());
        void removeStoredUpload(key);
      }
      files.clear();
      actor.send({ type: 'set.cleared' });
    },

    readyIds: () =>
      actor
        .getSnapshot()
        .context.items.flatMap(({ key }) => files.get(key)?.actor.getSnapshot().context.attachment?.id ?? []),

    start() {
      actor.start();
      // files of an earlier start are read from the store again
      actor.send({ type: 'set.cleared' });
      let isOver = false;
      void readUploads(set).then((kept) => {
        if (isOver) return;
        for (const upload of kept) makeFile(upload, true);
        const items = kept.map(({ key, kind }) => ({ key, kind }));
        if (items.length > 0) actor.send({ type: 'items.restored', items });
        waiting.clear();
      });
      const stop = watchNetwork(({ online }) => {
        for (const file of files.values())
          file.actor.send({ type: online ? 'network.restored' : 'network.lost' });
      });
      return () => {
        isOver = true;
        stop();
        for (const file of files.values()) {
          file.actor.stop();
          dropObjectUrl(file.blob());
        }
        files.clear();
      };
    },
  };
}

function kindOf({ type, name }: File): ChosenFile['kind'] {
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'video';
  // some file pickers state no type for HEIC files
  return /\.hei[cf]$/i.test(name) ? 'picture' : 'other';
}
