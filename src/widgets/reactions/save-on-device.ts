import { shanghaiTime } from '#lib/time/dates.ts';
import { removeFromDeviceList, addToDeviceList } from '#platform/storage/device-lists.ts';

/**
 * Saves a story on this device for a visitor, or removes it.
 * @param now ms since 1970
 * @returns the message to show, if any
 */
export function saveOnDevice(
  { id, title }: { readonly id: string; readonly title: string },
  save: boolean,
  now: number,
): string | undefined {
  const result = save
    ? addToDeviceList('savedStories', { id, title, at: shanghaiTime(now) })
    : removeFromDeviceList('savedStories', [{ id }]);
  if (result === 'full') return '这台设备存不下了，清理一下再收藏';
  if (result === 'forbidden') return '浏览器不让保存，登录后可以收藏';
  return save ? '已收藏在这台设备，登录后别的设备也能看到' : undefined;
}
