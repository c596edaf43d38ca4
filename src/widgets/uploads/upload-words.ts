import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';

type Upload = SnapshotFrom<typeof uploadMachine>;

const megabyte = 1024 * 1024;

/** How far a file has come, from 0 to 1. */
export function shareOf({ context: { sent, size } }: Upload): number {
  return size === 0 ? 0 : Math.min(1, sent / size);
}

/** What is going on with a file, in words. */
export function wordsOf(upload: Upload, kind: 'picture' | 'video'): string {
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

const percentOf = (upload: Upload) => `${Math.floor(shareOf(upload) * 100)}%`;

/** `3.2 MB`, `640 KB`. @param bytes */
export function sizeWords(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)}\u00a0MB`;
  return `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`;
}
