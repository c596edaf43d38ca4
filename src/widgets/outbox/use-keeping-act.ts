import { useCallback } from 'react';
import type { Unsent } from '#machines/outbox/unsent.ts';
import { randomUuid } from '#platform/device.ts';
import { readNetwork } from '#platform/network.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { deliveryOf } from './delivery-of.ts';
import { useOutbox } from './outbox-context.ts';

interface KeepingAct {
  readonly act: Unsent['act'];
  /** the same act waits already: this one follows it */
  readonly waits: boolean;
  /** does it now. @throws GatewayError */
  readonly run: (clientId: string) => Promise<void>;
}

/**
 * How a tap starts a write that is kept for later where the gateway cannot be told; where the gateway says no the reader
 * is told why.
 * @returns resolves once it is done, kept or told of
 */
export function useKeepingAct(): (wanted: KeepingAct) => void {
  const outbox = useOutbox();
  const act = useAct();
  const { userName = '' } = useSession();
  return useCallback(
    ({ act: wanted, waits, run }) => {
      const clientId = randomUuid();
      const keep = () => outbox.make({ clientId, act: wanted, by: userName, at: Date.now() });
      if (waits || !readNetwork().online) return keep();
      act(async () => {
        try {
          await run(clientId);
        } catch (cause) {
          const { kind } = deliveryOf(cause);
          if (kind !== 'unreached' && kind !== 'token-dead') throw cause;
          keep();
        }
      });
    },
    [outbox, act, userName],
  );
}
