import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { qrLoginMachine, type QrChange, type QrCode } from '#machines/qr-login/qr-login.machine.ts';
import type { NewSession } from '#machines/sms-login/sms-login.machine.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { collectToken, createCode, followCode } from './qr-calls.ts';

/** The machine of a shown code, connected to the gateway. @param onEnter called once with the new session */
export function useQrLogin(onEnter: (session: NewSession) => void) {
  const gateway = useGateway();
  const [session, setSession] = useState<NewSession>();
  const actor = useActorRef(
    qrLoginMachine.provide({
      actors: {
        createCode: fromPromise<QrCode, void>(() => createCode(gateway)),
        follow: fromPromise<QrChange, { secret: string; known: 'waiting' | 'scanned' }>(({ input, signal }) =>
          followCode(gateway, input, signal),
        ),
        collect: fromPromise<NewSession, { secret: string }>(({ input }) =>
          collectToken(gateway, input.secret),
        ),
      },
      actions: { enter: (_, params) => setSession(params.session) },
    }),
  );
  useEffect(() => {
    if (session !== undefined) onEnter(session);
  }, [session, onEnter]);
  return {
    snapshot: useSelector(actor, (now) => now),
    askCode: () => actor.send({ type: 'code.requested' }),
  };
}
