import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Gateway } from 'qlwb-gateway-sdk';
import { getCircle, joinCircle, leaveCircle, listCircles } from 'qlwb-gateway-sdk/operations/community';
import {
  circleJoinMachine,
  type CircleStatus,
  type JoinResult,
  type LeaveResult,
} from '#machines/circle-join/circle-join.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readSessionValue, removeSessionValue, storeSessionValue } from '#platform/storage/session-values.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession, useSessionStore } from '#widgets/session/use-session.ts';
import type { Circle } from '../shared/community-queries.ts';

/** After this time a visitor who signs in has forgotten that they wanted to join. */
const joinWishLifetimeMs = 10 * 60_000;

const statusOf = ({ state, hasLeft }: Circle): CircleStatus =>
  hasLeft && (state === 'open' || state === 'byApproval') ? 'left' : state;

interface CircleJoinOptions {
  /** latest response of the gateway */
  readonly circle: Circle;
  readonly inviteCode: string | undefined;
  /** time of that response in ms */
  readonly updatedAt: number;
}

/** Joins and leaves a circle. A visitor who signs in on the way joins when they are back. */
export function useCircleJoin({ circle, inviteCode, updatedAt }: CircleJoinOptions) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const session = useSessionStore();
  const { signedIn } = useSession();
  const { id } = circle;
  const status = statusOf(circle);
  const [actor] = useState(() => {
    const begun = createActor(
      circleJoinMachine.provide({
        actors: {
          join: fromPromise<JoinResult, { clientId: string }>(({ input: { clientId } }) =>
            join(gateway, { cliqueId: id, clientId, ...(inviteCode !== undefined && { inviteCode }) }),
          ),
          leave: fromPromise<LeaveResult, { clientId: string }>(({ input: { clientId } }) =>
            leave(gateway, id, clientId),
          ),
        },
        actions: {
          rememberJoin: () => storeSessionValue('circleJoin', `${Date.now()} ${id}`),
          askToSignIn: () => askToSignIn('加入圈子'),
          reload: () => {
            for (const operation of [getCircle, listCircles])
              void queryClient.invalidateQueries({ queryKey: [operation.id] });
          },
        },
      }),
    ).start();
    // the first paint must show the state that the page was loaded with
    begun.send({ type: 'status.received', status });
    return begun;
  });
  const snapshot = useSelector(actor, (now) => now);

  // even an unchanged answer may be news: a join may have changed the state meanwhile
  useEffect(() => actor.send({ type: 'status.received', status }), [actor, status, updatedAt]);
  useEffect(
    () =>
      watchNetwork(({ online }) => {
        if (online) actor.send({ type: 'network.restored' });
      }),
    [actor],
  );
  // once for each sign-in: a rejected token leaves the reader signed in for a moment, with their wish remembered
  useEffect(() => {
    if (!signedIn || !takeJoinWish(id)) return;
    actor.send({ type: 'join.requested', clientId: randomUuid(), isSignedIn: true });
  }, [actor, id, signedIn]);

  return {
    state: snapshot.value,
    reason: snapshot.context.reason,
    join: () =>
      actor.send({ type: 'join.requested', clientId: randomUuid(), isSignedIn: session.get().signedIn }),
    leave: () => actor.send({ type: 'leave.requested', clientId: randomUuid() }),
    stopWaiting: () => actor.send({ type: 'wait.dismissed' }),
  };
}

/** Whether the reader wanted to join this circle before they signed in; the wish is forgotten. */
function takeJoinWish(circleId: string): boolean {
  const [at = '', wanted] = readSessionValue('circleJoin')?.split(' ') ?? [];
  if (wanted !== circleId) return false;
  removeSessionValue('circleJoin');
  return Date.now() - Number(at) < joinWishLifetimeMs;
}

interface JoinBody {
  readonly cliqueId: string;
  readonly clientId: string;
  readonly inviteCode?: string;
}

async function join(gateway: Gateway, body: JoinBody): Promise<JoinResult> {
  try {
    return { kind: (await gateway.data(joinCircle, { body })).outcome };
  } catch (cause) {
    return failureOf(cause);
  }
}

async function leave(gateway: Gateway, cliqueId: string, clientId: string): Promise<LeaveResult> {
  try {
    return { kind: (await gateway.data(leaveCircle, { body: { cliqueId, clientId } })).state };
  } catch (cause) {
    return failureOf(cause);
  }
}

function failureOf(cause: unknown) {
  const delivery = deliveryOf(cause);
  switch (delivery.kind) {
    case 'unreached':
    case 'token-dead':
      return { kind: delivery.kind };
    case 'too-fast':
      return { kind: delivery.kind, reason: delivery.reason };
    case 'refused':
    case 'broken':
      report('circle', cause);
      return { kind: 'broken' as const, reason: delivery.reason };
  }
}
