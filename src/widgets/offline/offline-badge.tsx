import { useSyncExternalStore, type ReactNode } from 'react';
import { Badge } from '#ui/card/badge.tsx';
import { offlineStories } from './offline-stories.ts';

interface OnDeviceMarkProps {
  readonly id: string | undefined;
  /** shown while online; the mark replaces it, so that cards keep their height */
  readonly children: ReactNode;
}

/** Tells, while offline, whether a story in a list can be opened. */
export function OfflineBadge({ id, children }: OnDeviceMarkProps) {
  const stories = useSyncExternalStore(offlineStories.subscribe, offlineStories.get, none);
  if (stories === undefined || id === undefined) return children;
  return stories.has(id) ? <Badge>离线可读</Badge> : <>联网后可读</>;
}

function none(): undefined {}
