import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { CancelResult, RegisterResult } from '#machines/activity-registration/registration-events.ts';
import { activityRegistrationMachine } from '#machines/activity-registration/activity-registration.machine.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { activityQuery, activityVolunteerPages } from '../shared/commonweal-queries.ts';
import type { ActivityDetails } from '../shared/commonweal-types.ts';
import { cancel, register } from './registration-calls.ts';

/**
 * State of the reader's registration for an activity, and its actions.
 * @param details latest response of the gateway @param updatedAt time of that response in ms
 */
export function useRegistration({ activity, step }: ActivityDetails, updatedAt: number) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const router = useRouter();
  const askToSignIn = useAskToSignIn();
  const { id } = activity;
  const [actor] = useState(() => {
    const reload = () => {
      void queryClient.invalidateQueries({ queryKey: activityQuery(gateway, id).queryKey });
      for (const attended of [true, false])
        void queryClient.invalidateQueries({
          queryKey: activityVolunteerPages(gateway, id, attended).queryKey,
        });
    };
    const begun = createActor(
      activityRegistrationMachine.provide({
        actors: {
          register: fromPromise<RegisterResult, { clientId: string }>(async ({ input: { clientId } }) => {
            const result = await register(gateway, id, clientId);
            if (result.kind === 'answered') reload();
            return result;
          }),
          cancel: fromPromise<CancelResult, { clientId: string }>(({ input: { clientId } }) =>
            cancel(gateway, id, clientId),
          ),
        },
        actions: {
          askToSignIn: () => askToSignIn('报名'),
          openVolunteerForm: () =>
            void router.navigate({ to: '/v10/publicWelfare/volApplay/$', params: { _splat: '' } }),
          reload,
        },
      }),
      { input: { isOnline: true } },
    ).start();
    // the first paint must show the step that the page was loaded with
    begun.send({ type: 'status.received', step });
    return begun;
  });
  const snapshot = useSelector(actor, (now) => now);

  // even an unchanged answer may be news: an action may have changed the state meanwhile
  useEffect(() => actor.send({ type: 'status.received', step }), [actor, step, updatedAt]);
  useEffect(() => {
    const follow = (online: boolean) => actor.send({ type: online ? 'network.restored' : 'network.lost' });
    follow(readNetwork().online);
    return watchNetwork(({ online }) => follow(online));
  }, [actor]);

  return {
    state: snapshot.value,
    reason: snapshot.context.reason,
    isBusy: snapshot.hasTag('busy'),
    requestRegistration: () => actor.send({ type: 'register.requested' }),
    confirm: () => actor.send({ type: 'register.confirmed', clientId: randomUuid() }),
    dismiss: () => actor.send({ type: 'register.dismissed' }),
    requestCancellation: () => actor.send({ type: 'cancel.requested' }),
    confirmCancel: () => actor.send({ type: 'cancel.confirmed', clientId: randomUuid() }),
    dismissCancel: () => actor.send({ type: 'cancel.dismissed' }),
  };
}

export type RegistrationView = ReturnType<typeof useRegistration>;
