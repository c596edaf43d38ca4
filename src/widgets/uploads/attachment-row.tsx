import { useSelector } from '@xstate/react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import { PauseIcon, RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { AttachmentThumb } from './attachment-thumb.tsx';
import styles from './attachment-row.module.css';
import type { UploadFile } from './upload-file.ts';
import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';

type Upload = SnapshotFrom<typeof uploadMachine>;

const megabyte = 1024 * 1024;

/** Upload progress from 0 to 1. */
function progressOf({ context: { sent, size } }: Upload): number {
  return size === 0 ? 0 : Math.min(1, sent / size);
}

/** Status text of an upload. */
function statusText(upload: Upload, kind: 'picture' | 'video'): string {
  const { reason, size } = upload.context;
  if (upload.hasTag('ready')) return '已上传';
  if (upload.hasTag('failed')) return reason;
  if (upload.matches('paused'))
    return upload.context.sent > 0 ? `已暂停，已传 ${percentOf(upload)}` : '已暂停';
  if (upload.matches('waiting')) return '网络断开了，连上后自动继续';
  if (upload.matches('resting')) return reason || '稍等一下，马上继续';
  if (upload.matches({ working: 'finishing' })) return '传完了，正在检查';
  if (upload.matches('working')) return `正在上传 ${percentOf(upload)}（${sizeWords(size)}）`;
  return kind === 'picture' ? '正在缩小图片' : '正在准备';
}

const percentOf = (upload: Upload) => `${Math.floor(progressOf(upload) * 100)}%`;

/** `3.2 MB`, `640 KB`. @param bytes */
function sizeWords(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`;
}

interface AttachmentRowProps {
  readonly file: UploadFile;
  /** such as 图片 2 */
  readonly name: string;
  readonly onRemove: () => void;
  /** opens the picture full screen */
  readonly onOpen: (() => void) | undefined;
}

/** One file of a form: thumbnail, progress and buttons. */
export function AttachmentRow({ file, name, onRemove, onOpen }: AttachmentRowProps) {
  const upload = useSelector(file.actor, (now) => now);
  const isReady = upload.hasTag('ready');
  const isFailed = upload.hasTag('failed');
  const { send } = file.actor;
  return (
    <div className={styles.row} data-state={isReady ? 'ready' : isFailed ? 'failed' : 'busy'}>
      <AttachmentThumb
        kind={file.kind}
        // shrinking a picture replaces the file
        content={upload.context.size > 0 || isFailed ? file.blob() : undefined}
        name={name}
        share={isReady || isFailed ? undefined : progressOf(upload)}
        onOpen={onOpen}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{statusText(upload, file.kind)}</p>
      </div>
      {upload.hasTag('may-pause') && (
        <IconButton
          label={`暂停上传${name}`}
          icon={<PauseIcon />}
          onClick={() => send({ type: 'pause.requested' })}
        />
      )}
      {upload.matches('paused') && (
        <IconButton
          label={`继续上传${name}`}
          icon={<PlayIcon />}
          onClick={() => send({ type: 'resume.requested' })}
        />
      )}
      {upload.hasTag('may-retry') && (
        <IconButton
          label={`重试上传${name}`}
          icon={<RetryIcon />}
          onClick={() => send({ type: 'retry.requested' })}
        />
      )}
      <IconButton label={`移除${name}`} icon={<RemoveIcon />} onClick={onRemove} />
    </div>
  );
}
