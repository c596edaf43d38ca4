import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import { listNewsFollows } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import type { FollowTarget } from '#machines/outbox/pending-mutation.ts';
import { shanghaiTime } from '#lib/time/dates.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';

export type FollowProgress = components['schemas']['FollowProgress'];
type FollowList = components['schemas']['FollowList'];

/** The labels, hot events and reporters that the signed-in reader follows. */
export function newsFollowsQuery(gateway: Gateway) {
  return operationQuery(gateway, listNewsFollows, { body: {} });
}

export const isSameTarget = (a: FollowTarget, b: FollowTarget) => a.kind === b.kind && a.id === b.id;

/** Adds a target to the cached follows, or removes it. @param name shown until the gateway has confirmed it */
export function writeFollow(
  client: QueryClient,
  target: FollowTarget,
  follow: boolean,
  name = target.id,
): void {
  const at = shanghaiTime(Date.now());
  updateFollows(client, (list) => {
    const others = list.filter((one) => !isSameTarget(one, target));
    if (!follow) return others;
    return others.length < list.length ? list : [...list, { ...target, name, at, seenAt: at, fresh: 0 }];
  });
}

/** Shows that the reader has looked at what they follow. */
export function writeFollowSeen(client: QueryClient, target: FollowTarget): void {
  updateFollows(client, (list) =>
    list.map((one) => (isSameTarget(one, target) ? { ...one, fresh: 0 } : one)),
  );
}

function updateFollows(client: QueryClient, change: (list: FollowProgress[]) => FollowProgress[]): void {
  client.setQueriesData<FollowList>({ queryKey: [listNewsFollows.id] }, (data) =>
    data === undefined ? data : { list: change(data.list) },
  );
}
