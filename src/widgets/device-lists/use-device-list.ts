import { useSyncExternalStore } from 'react';
import type { ListedStory } from '#lib/story/story-lists.ts';
import { readDeviceList, watchDeviceLists, type DeviceListName } from '#platform/storage/device-lists.ts';

/** What this device keeps, newest first; undefined on the server and in the first render, which cannot know. */
export function useDeviceList(name: DeviceListName): readonly ListedStory[] | undefined {
  return useSyncExternalStore(
    watchDeviceLists,
    () => readDeviceList(name),
    () => undefined,
  );
}
