import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { smsLoginMachine, type CodeOutcome } from '#machines/sms-login/sms-login.machine.ts';
import { readCodeLock, lockCode } from '#platform/storage/code-lock.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';

/** Encryption is large: lazy loaded with the first call. */
const loadRequest = () => import('./request-code.ts');

/**
 * SMS code for forms other than sign-in: the same machine, with its own resend lock.
 * @param goToPhone focuses the phone field
 */
export function useSmsCode(goToPhone: () => void) {
  const gateway = useGateway();
  const [lockedUntil, setLockedUntil] = useState(0);
  const actor = useActorRef(
    smsLoginMachine.provide({
      actors: {
        sendCode: fromPromise<CodeOutcome, { phone: string; checkId: string | undefined }>(
          async ({ input }) => (await loadRequest()).requestSmsCode(gateway, input),
        ),
      },
      actions: {
        focusField: (_, { place }) => {
          if (place === 'phone') goToPhone();
        },
        saveLock: (_, { seconds }) => {
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
    requestCode: (phone: string) => actor.send({ type: 'code.requested', phone }),
    forgive: () => actor.send({ type: 'field.changed', place: 'phone' }),
    pass: (checkId: string) => actor.send({ type: 'check.passed', checkId }),
    dismiss: () => actor.send({ type: 'check.dismissed' }),
  };
}

export type SmsCodeView = ReturnType<typeof useSmsCode>;
