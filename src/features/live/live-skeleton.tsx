import { useParams, useRouterState } from '@tanstack/react-router';
import { LivesSkeleton } from './list/lives-skeleton.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';

/** Skeleton of a live room, or of the list of lives if the URL names none. */
export function LiveSkeleton() {
  const { id } = useParams({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return id === undefined ? <LivesSkeleton /> : <RoomSkeleton isChat={path.includes('/living/appc')} />;
}
