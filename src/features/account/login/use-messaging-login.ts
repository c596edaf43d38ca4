import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import {
  messagingLoginMachine,
  type Attempt,
  type Binding,
  type RedirectResult,
} from '#machines/messaging-login/messaging-login.machine.ts';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { safeReturnTo } from '#lib/story/return-to.ts';
import {
  removeLoginAttempt,
  removePhoneBinding,
  storeLoginAttempt,
  storePhoneBinding,
  leaveForMessagingApp,
  readLoginAttempt,
  readPhoneBinding,
} from '#platform/app-bridge/messaging-login.ts';
import { readPageAddress } from '#platform/history/page-address.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';

/** One chunk with the phone form: encryption and challenges. */
const loadCalls = () => import('./sign-in-calls.ts');

interface MessagingLoginParts {
  /** page below the app's base to return to */
  readonly returnTo: string;
  readonly onEnter: (session: NewSession) => void;
}

/** The machine of signing in by the messaging app, connected to gateway and stored attempt. */
export function useMessagingLogin({ returnTo, onEnter }: MessagingLoginParts) {
  const gateway = useGateway();
  const { history, basepath } = useRouter();
  // implementations are read on each render: the URL changes while the machine runs
  const actor = useActorRef(
    messagingLoginMachine.provide({
      actors: {
        requestRedirect: fromPromise<RedirectResult, void>(async () =>
          (await loadCalls()).requestRedirect(gateway),
        ),
        checkBinding: fromPromise<Binding, { code: string; attempt: Attempt }>(async ({ input }) =>
          (await loadCalls()).checkBinding(gateway, input),
        ),
      },
      actions: {
        saveAttempt: (_, { attempt }) => storeLoginAttempt({ ...attempt, returnTo: returnTo }),
        leave: (_, { address }) => leaveForMessagingApp(address),
        deleteAttempt: () => {
          const to = safeReturnTo(readLoginAttempt()?.returnTo) ?? returnTo;
          removeLoginAttempt();
          // code and state must not stay in the URL, where a reload or a shared link would use them
          if (stateIn(readPageAddress().search) !== undefined)
            history.replace(
              `${basepath}/login/loginCommon?${new URLSearchParams({ returnTo: to }).toString()}`,
            );
        },
        saveNewcomer: (_, { newcomer }) => {
          if (newcomer === undefined) removePhoneBinding();
          else storePhoneBinding(newcomer);
        },
        enter: (_, { session }) => onEnter(session),
      },
    }),
  );
  useEffect(() => {
    const { search } = readPageAddress();
    const state = stateIn(search);
    if (state !== undefined) {
      const code = new URLSearchParams(search).get('code') ?? undefined;
      actor.send({ type: 'reader.returned', code, state, attempt: readLoginAttempt() });
      return;
    }
    const newcomer = readPhoneBinding();
    if (newcomer !== undefined) actor.send({ type: 'newcomer.restored', newcomer });
  }, [actor]);

  return {
    send: actor.send,
    fault: useSelector(actor, ({ context }) => context.fault),
    newcomer: useSelector(actor, ({ context }) => context.newcomer),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
  };
}

/** The messaging app's state parameter; undefined if the reader does not return from there. */
export function stateIn(search: string): string | undefined {
  return new URLSearchParams(search).get('state') ?? undefined;
}
