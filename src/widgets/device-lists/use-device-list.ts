import { useSyncExternalStore } from 'react';
import type { ListedStory } from '#lib/story/story-lists.ts';
import { readDeviceList, watchDeviceLists, type DeviceListName } from '#platform/storage/device-lists.ts';

/** A list stored on this device, newest first; undefined on the server and in the first render. */
export function useDeviceList(name: DeviceListName): readonly ListedStory[] | undefined {
  return useSyncExternalStore(
    watchDeviceLists,
    () => readDeviceList(name),
    () => undefined,
  );
}
