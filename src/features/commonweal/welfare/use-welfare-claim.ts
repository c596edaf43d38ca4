import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { Gateway } from 'qlwb-gateway-sdk';
import { claimWelfare } from 'qlwb-gateway-sdk/operations/commonweal';
import {
  welfareClaimMachine,
  type ClaimResult,
  type WelfareStatus,
} from '#machines/welfare-claim/welfare-claim.machine.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { watchNetwork } from '#platform/network/network.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSessionStore } from '#widgets/session/use-session.ts';
import { ownClaimPages, welfarePages, welfareQuery, type WelfareItem } from './welfare-queries.ts';

const statusOf = ({ claimed, state }: WelfareItem): WelfareStatus => (claimed ? 'claimed' : state);

/** Claims an item. @param item latest response of the gateway @param updatedAt time of that response in ms */
export function useWelfareClaim(item: WelfareItem, updatedAt: number) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const session = useSessionStore();
  const { id } = item;
  const status = statusOf(item);
  const [actor] = useState(() => {
    const begun = createActor(
      welfareClaimMachine.provide({
        actors: {
          claim: fromPromise<ClaimResult, { clientId: string }>(({ input: { clientId } }) =>
            claim(gateway, id, clientId),
          ),
        },
        actions: {
          askToSignIn: () => askToSignIn('领取福利'),
          reload: () => {
            for (const { queryKey } of [
              welfareQuery(gateway, id),
              welfarePages(gateway),
              ownClaimPages(gateway),
            ])
              void queryClient.invalidateQueries({ queryKey });
          },
        },
      }),
    ).start();
    // the first paint must show the state that the page was loaded with
    begun.send({ type: 'status.received', status });
    return begun;
  });
  const snapshot = useSelector(actor, (now) => now);

  // even an unchanged answer may be news: a claim may have changed the state meanwhile
  useEffect(() => actor.send({ type: 'status.received', status }), [actor, status, updatedAt]);
  useEffect(
    () =>
      watchNetwork(({ online }) => {
        if (online) actor.send({ type: 'network.restored' });
      }),
    [actor],
  );

  return {
    state: snapshot.value,
    reason: snapshot.context.reason,
    requestClaim: () =>
      actor.send({ type: 'claim.requested', clientId: randomUuid(), isSignedIn: session.get().signedIn }),
    stopWaiting: () => actor.send({ type: 'wait.dismissed' }),
  };
}

async function claim(gateway: Gateway, itemId: string, clientId: string): Promise<ClaimResult> {
  try {
    const { outcome } = await gateway.data(claimWelfare, { body: { itemId, clientId } });
    // a repeated claim returns the first one
    return { kind: outcome === 'already' ? 'claimed' : outcome };
  } catch (cause) {
    const delivery = deliveryOf(cause);
    switch (delivery.kind) {
      case 'unreached':
      case 'token-dead':
        return { kind: delivery.kind };
      case 'too-fast':
        return { kind: delivery.kind, reason: delivery.reason };
      case 'refused':
      case 'broken':
        report('welfare claim', cause);
        return { kind: 'broken', reason: delivery.reason };
    }
  }
}
