import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateNewsFollow } from 'qlwb-gateway-sdk/operations/news';
import type { FollowTarget } from '#machines/outbox/pending-mutation.ts';
import { followKey } from '#lib/story/follow-key.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { report } from '#platform/lifecycle/report.ts';
import { addToDeviceList, removeFromDeviceList } from '#platform/storage/device-lists.ts';
import { useDeviceList } from '#widgets/device-lists/use-device-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { isSameTarget, newsFollowsQuery, writeFollow, writeFollowSeen } from './news-follows-cache.ts';
import { usePendingFollow } from './pending-reactions.ts';
import { useQueuedMutation } from './use-queued-mutation.ts';

interface FollowedTarget extends FollowTarget {
  /** label, title of the event or name of the reporter */
  readonly name: string;
}

interface FollowState {
  readonly followed: boolean;
  /** waits in the offline queue */
  readonly isPending: boolean;
  readonly toggleFollow: () => void;
}

/**
 * Whether a label, hot event or reporter is followed: on the reader's account, or on this device while nobody is signed in.
 * Optimistic update, offline queue, rollback on failure.
 */
export function useNewsFollow({ kind, id, name }: FollowedTarget): FollowState {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const client = useQueryClient();
  const notice = useNotice();
  const mutate = useQueuedMutation();
  const { signedIn } = useSession();
  const target = { kind, id };
  const key = followKey(target);
  const own = useQuery({ ...newsFollowsQuery(gateway), enabled: signedIn }).data?.list;
  const isOnDevice = useDeviceList('newsFollows')?.some((one) => one.id === key) ?? false;
  const pending = usePendingFollow(target);
  const isOwn = own?.some((one) => isSameTarget(one, target)) ?? false;
  const followed = (signedIn && (pending ?? isOwn)) || isOnDevice;

  function followHere(): void {
    const result = followed
      ? removeFromDeviceList('newsFollows', [{ id: key }])
      : addToDeviceList('newsFollows', { id: key, title: name, at: shanghaiTime(Date.now()) });
    if (result === 'full') notice.toast('这台设备存不下了，清理一下再关注');
    if (result === 'forbidden') notice.toast('浏览器不让保存，登录后可以关注');
  }

  /** Notifications end with the follow, also those of a device without a reader. */
  async function stopAlerts(): Promise<void> {
    try {
      const { stopEventAlerts } = await import('./stop-event-alerts.ts');
      await stopEventAlerts(gateway, [id]);
    } catch (cause) {
      report('event alerts', cause);
    }
  }

  return {
    followed,
    isPending: signedIn && pending !== undefined,
    toggleFollow() {
      if (followed && kind === 'event') void stopAlerts();
      if (!signedIn) return followHere();
      const follow = !followed;
      const reaction = { kind: 'news-follow', target, follow } as const;
      mutate({
        reaction,
        show: () => writeFollow(client, target, follow, name),
        async send(clientId, isLatest) {
          writeFollow(client, target, follow, name);
          try {
            const { sendReaction } = await import('./send-reaction.ts');
            await sendReaction({ gateway, loaded }, reaction, clientId, isLatest);
          } catch (cause) {
            writeFollow(client, target, !follow, name);
            throw cause;
          }
        },
      });
    },
  };
}

/** Notes that the reader has looked at a page that they follow; a failure only leaves its stories new. */
export function useFollowSeen({ kind, id, name }: FollowedTarget, followed: boolean): void {
  const gateway = useGateway();
  const client = useQueryClient();
  const { signedIn } = useSession();
  useEffect(() => {
    if (!followed) return;
    const target = { kind, id };
    if (!signedIn) {
      addToDeviceList('newsFollows', { id: followKey(target), title: name, at: shanghaiTime(Date.now()) });
      return;
    }
    gateway.data(updateNewsFollow, { body: target }).then(
      () => writeFollowSeen(client, target),
      (cause: unknown) => report('follow seen', cause),
    );
  }, [followed, signedIn, kind, id, name, gateway, client]);
}
