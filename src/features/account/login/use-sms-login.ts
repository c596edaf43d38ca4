import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  smsLoginMachine,
  type CodeOutcome,
  type NewSession,
  type SignInOutcome,
} from '#machines/sms-login/sms-login.machine.ts';
import type { FormPlace } from '#machines/sms-login/form-faults.ts';
import { lockSmsResend, smsResendLock } from '#platform/storage/sms-form.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';

/** Encryption is larger than the form: loaded with the first call. */
const loadCalls = () => import('./sign-in-calls.ts');
const loadAsking = () => import('#widgets/sms-code/request-code.ts');

/** Field to focus; a new object each time, so that the same field can be focused again. */
interface Goal {
  readonly place: FormPlace | undefined;
}

/**
 * The machine of signing in by SMS, connected to gateway and stored form.
 * @param bindTicket of a reader who binds this phone; constant while the form is mounted
 */
export function useSmsLogin(bindTicket: string | undefined) {
  const gateway = useGateway();
  const [lockedUntil, setLockedUntil] = useState(0);
  const [goal, setGoal] = useState<Goal>();
  const [session, setSession] = useState<NewSession>();
  const actor = useActorRef(
    smsLoginMachine.provide({
      actors: {
        sendCode: fromPromise<CodeOutcome, { phone: string; checkId: string | undefined }>(
          async ({ input }) => (await loadAsking()).requestSmsCode(gateway, input),
        ),
        signIn: fromPromise<SignInOutcome, { phone: string; code: string }>(async ({ input }) =>
          (await loadCalls()).signIn(gateway, { ...input, bindTicket }),
        ),
      },
      actions: {
        focusField: (_, { place }) => setGoal({ place }),
        saveLock: (_, { seconds }) => {
          setLockedUntil(lockSmsResend(seconds));
        },
        enter: (_, params) => setSession(params.session),
      },
    }),
  );
  useEffect(() => {
    const seconds = smsResendLock();
    if (seconds > 0) actor.send({ type: 'lock.restored', seconds });
  }, [actor]);
  return { actor, lockedUntil, goal, session };
}

export type SmsLoginActor = ActorRefFrom<typeof smsLoginMachine>;

/** State of the machine as the form shows it. */
export function useSmsForm(actor: SmsLoginActor) {
  return {
    faults: useSelector(actor, ({ context }) => context.faults),
    isSendingCode: useSelector(actor, (snapshot) => snapshot.hasTag('sending-code')),
    isLocked: useSelector(actor, (snapshot) => snapshot.hasTag('locked')),
    isChecking: useSelector(actor, (snapshot) => snapshot.hasTag('checking')),
    isSigningIn: useSelector(
      actor,
      (snapshot) => snapshot.hasTag('signing-in') || snapshot.hasTag('entered'),
    ),
  };
}
