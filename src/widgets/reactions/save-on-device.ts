import { shanghaiTime } from '#lib/time/dates.ts';
import { dropFromDevice, keepOnDevice } from '#platform/storage/device-lists.ts';

interface Saved {
  readonly id: string;
  readonly title: string;
}

/**
 * Saves a story for whoever reads on this device, or takes it out again.
 * @param now ms since 1970
 * @returns what its reader is told; nothing where it was taken out
 */
export function saveOnDevice({ id, title }: Saved, save: boolean, now: number): string | undefined {
  const result = save
    ? keepOnDevice('savedStories', { id, title, at: shanghaiTime(now) })
    : dropFromDevice('savedStories', [{ id }]);
  if (result === 'full') return '这台设备存不下了，清理一下再收藏';
  if (result === 'forbidden') return '浏览器不让保存，登录后可以收藏';
  return save ? '已收藏在这台设备，登录后别的设备也能看到' : undefined;
}
