import { useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '#ui/card/badge.tsx';
import { storiesOnDevice } from './stories-on-device.ts';

interface OnDeviceMarkProps {
  readonly id: string | undefined;
  /** what stands there while there is a network; the shorter mark takes its place, so that no card grows by a line */
  readonly children: ReactNode;
}

/** Says of a story in a list, while there is no network, whether it opens all the same. */
export function OnDeviceMark({ id, children }: OnDeviceMarkProps) {
  const stories = useSyncExternalStore(storiesOnDevice.subscribe, storiesOnDevice.get, none);
  if (stories === undefined || id === undefined) return children;
  return stories.has(id) ? <Badge tone="brand">离线可读</Badge> : <>联网后可读</>;
}

function none(): undefined {}
