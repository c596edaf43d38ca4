import { useCallback } from 'react';
import { markedThing, type Mark, type Unsent } from '#machines/outbox/unsent.ts';
import { createLastWish, type CarryOut } from '#lib/browser/last-wish.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork } from '#platform/network/network.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useOutbox } from '#widgets/outbox/outbox-context.ts';
import { savedBy } from './pending-reactions.ts';

interface KeepingAct {
  readonly act: Mark;
  /** shows it while what was said before it is on its way, since `run` shows it only then; left out where it shows already */
  readonly show?: () => void | Promise<void>;
  /**
   * Does it now.
   * @param isLast whether the reader has not changed their mind meanwhile, so that the answer is worth showing
   * @throws GatewayError
   */
  readonly run: (clientId: string, isLast: () => boolean) => Promise<void>;
}

/** A reader's say that is on its way. */
interface UnderWay {
  readonly follow: (carryOut: CarryOut) => Promise<void>;
  /** what was said last: true for a like or a saving, false for one taken back */
  said: boolean;
}

/** By the thing it is a say on: wherever on the page it was tapped, the next one comes after it. */
const underWay = new Map<string, UnderWay>();

/**
 * How a tap starts a write that is kept for later where the gateway cannot be told; where the gateway says no the reader
 * is told why. Who changes their mind while it is on its way sees so at once, and the last word is sent after it.
 */
export function useKeepingAct(): (wanted: KeepingAct) => void {
  const outbox = useOutbox();
  const act = useAct();
  const { userName } = useSession();
  return useCallback(
    ({ act: wanted, show, run }) => {
      const clientId = randomUuid();
      const keep = () => outbox.make({ clientId, act: wanted, by: userName ?? '', at: Date.now() });
      const follows = () =>
        outbox.get().unsent.some((one) => isOf(one, userName) && isOnSameThing(one.act, wanted));
      const carryOut: CarryOut = async (isLast) => {
        if (follows() || !readNetwork().online) return keep();
        try {
          await run(clientId, isLast);
        } catch (cause) {
          const { kind } = deliveryOf(cause);
          if (kind !== 'unreached' && kind !== 'token-dead') throw cause;
          keep();
        }
      };
      act(() => inTurn(wanted, show, carryOut));
    },
    [outbox, act, userName],
  );
}

async function inTurn(mark: Mark, show: KeepingAct['show'], carryOut: CarryOut): Promise<void> {
  const thing = markedThing(mark);
  const said = mark.kind === 'story-save' ? mark.save : mark.like;
  const before = underWay.get(thing);
  if (before?.said === said) return;
  if (before !== undefined) {
    before.said = said;
    await Promise.all([before.follow(carryOut), show?.()]);
    return;
  }
  const follow = createLastWish();
  underWay.set(thing, { follow, said });
  try {
    await follow(carryOut);
  } finally {
    underWay.delete(thing);
  }
}

/** A reader who is not known yet is whoever left it here. */
function isOf({ by }: Unsent, userName: string | undefined): boolean {
  return userName === undefined || by === userName;
}

function isOnSameThing(waiting: Unsent['act'], mark: Mark): boolean {
  if (mark.kind === 'story-save') return savedBy(waiting, mark.newsId) !== undefined;
  return markedThing(waiting) === markedThing(mark);
}
