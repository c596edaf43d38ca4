import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  qrConfirmMachine,
  type DecisionOutcome,
  type ScanOutcome,
} from '#machines/qr-login/qr-confirm.machine.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { decide, scanCode } from './qr-calls.ts';

/** The machine of a code that was scanned, bound to the gateway. @param id what stood in the code */
export function useQrConfirm(id: string) {
  const gateway = useGateway();
  const actor = useActorRef(
    qrConfirmMachine.provide({
      actors: {
        scan: fromPromise<ScanOutcome, void>(() => scanCode(gateway, id)),
        confirm: fromPromise<DecisionOutcome, void>(() => decide(gateway, id, 'confirm')),
        refuse: fromPromise<DecisionOutcome, void>(() => decide(gateway, id, 'refuse')),
      },
    }),
  );
  return { snapshot: useSelector(actor, (now) => now), send: actor.send };
}
