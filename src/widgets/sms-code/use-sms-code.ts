import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { smsLoginMachine, type CodeOutcome } from '#machines/sms-login/sms-login.machine.ts';
import { readCodeLock, lockCode } from '#platform/storage/code-lock.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';

/** Sealing weighs more than the button: it is fetched with the first call. */
const loadAsking = () => import('./ask-code.ts');

/**
 * How a form that does not sign in has a code sent to a phone: the same way as signing in does, with a lock of its own.
 * @param goToPhone takes the reader to the field of the phone
 */
export function useSmsCode(goToPhone: () => void) {
  const gateway = useGateway();
  const [lockedUntil, setLockedUntil] = useState(0);
  const actor = useActorRef(
    smsLoginMachine.provide({
      actors: {
        sendCode: fromPromise<CodeOutcome, { phone: string; checkId: string | undefined }>(
          async ({ input }) => (await loadAsking()).askCode(gateway, input),
        ),
      },
      actions: {
        goTo: (_, { place }) => {
          if (place === 'phone') goToPhone();
        },
        keepLock: (_, { seconds }) => {
          setLockedUntil(lockCode(seconds));
        },
      },
    }),
  );
  useEffect(() => {
    const seconds = readCodeLock();
    if (seconds > 0) actor.send({ type: 'lock.restored', seconds });
  }, [actor]);
  return {
    lockedUntil,
    faults: useSelector(actor, ({ context }) => context.faults),
    isSending: useSelector(actor, (snapshot) => snapshot.hasTag('sending-code')),
    isLocked: useSelector(actor, (snapshot) => snapshot.hasTag('locked')),
    isChecking: useSelector(actor, (snapshot) => snapshot.hasTag('checking')),
    ask: (phone: string) => actor.send({ type: 'code.asked', phone }),
    forgive: () => actor.send({ type: 'field.changed', place: 'phone' }),
    pass: (checkId: string) => actor.send({ type: 'check.passed', checkId }),
    dismiss: () => actor.send({ type: 'check.dismissed' }),
  };
}

export type SmsCodeView = ReturnType<typeof useSmsCode>;
