import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkNewsFollows } from 'qlwb-gateway-sdk/operations/news';
import { followTarget } from '#lib/story/follow-key.ts';
import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { newsFollowsQuery, type FollowProgress } from '#widgets/reactions/news-follows-cache.ts';
import { useSession } from '#widgets/session/use-session.ts';

/** as specified by the contract */
const maxFollows = 100;

interface FollowedNews {
  /** undefined while loading */
  readonly list: readonly FollowProgress[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/**
 * The labels, hot events and reporters that the reader follows, or this device while nobody is signed in, with what is new.
 * What the device follows is listed offline too.
 */
export function useFollowedNews(): FollowedNews {
  const gateway = useGateway();
  const { signedIn } = useSession();
  const onDevice = useDeviceList('newsFollows');
  const device = useMemo(
    () =>
      (onDevice ?? [])
        .slice(0, maxFollows)
        .map(({ id, title, at }) => ({ ...followTarget(id), name: title, at, seenAt: at })),
    [onDevice],
  );
  const follows = device.map(({ name: _, ...follow }) => follow);
  const own = useQuery({ ...newsFollowsQuery(gateway), enabled: signedIn });
  const checked = useQuery({
    ...operationQuery(gateway, checkNewsFollows, { body: { follows } }),
    enabled: !signedIn && follows.length > 0,
    placeholderData: keepPreviousData,
  });
  if (signedIn) return { list: own.data?.list, isFailed: own.isError, onRetry: () => void own.refetch() };
  const known = checked.data?.list ?? [];
  const isLoading = onDevice === undefined || (follows.length > 0 && checked.isLoading);
  return {
    list: isLoading
      ? undefined
      : // a follow that was added or removed since the answer
        [
          ...known.filter((one) => device.some(({ kind, id }) => kind === one.kind && id === one.id)),
          ...device
            .filter(({ kind, id }) => !known.some((one) => kind === one.kind && id === one.id))
            .map((follow) => ({ ...follow, fresh: 0 })),
        ],
    isFailed: false,
    onRetry: () => void checked.refetch(),
  };
}
