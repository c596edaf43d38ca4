import type { Gateway } from 'qlwb-gateway-sdk';
import { getVisitorAddress } from 'qlwb-gateway-sdk/operations/account';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { pageStoreMachine, type StoreState } from '#machines/page-store/page-store.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { deviceUuid } from '#platform/storage/device.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { report } from '#platform/lifecycle/report.ts';
import { storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';
import type { Visit } from '#platform/network/visit.ts';
import type { Store } from '#lib/browser/store.ts';
import type { PageFacts } from '#widgets/session/page-facts-context.ts';

interface PageStoreParts {
  readonly gateway: Gateway;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly visit: Visit;
  /** facts that pages report */
  readonly facts: Store<PageFacts>;
}

/**
 * Spec sections 2 and 3: saves the page store to session storage when the page is left and restores it on load.
 * @returns a function that stops saving
 */
export function persistPageStore({ gateway, session, visit, facts }: PageStoreParts): () => void {
  const actor = createActor(
    pageStoreMachine.provide({
      actors: { restore: fromPromise<StoreState, void>(async () => readStore()) },
      actions: {
        save: ({ self }, { state }) => {
          const result = storeSessionValue('pageStore', JSON.stringify(state));
          if (result !== 'kept') self.send({ type: 'save.refused', reason: result });
        },
      },
    }),
  ).start();
  actor.send({ type: 'store.changed', state: { usa: visit.userAgent, uuid: deviceUuid() } });
  const watching = session.subscribe(({ context: { token, profile } }) => {
    actor.send({ type: 'store.changed', state: { wxToken: token ?? '', ...profile } });
  });
  const sendFacts = () => actor.send({ type: 'store.changed', state: { ...facts.get() } });
  sendFacts();
  const unsubscribe = facts.subscribe(sendFacts);
  if (readStore()['ip'] === undefined)
    gateway.data(getVisitorAddress, {}).then(
      (state) => actor.send({ type: 'store.changed', state: { ...state } }),
      // asked again by the next document of the tab
      (cause: unknown) => report('visitor address', cause),
    );
  const stop = onPageLeave(() => actor.send({ type: 'page.left' }));
  return () => {
    stop();
    unsubscribe();
    watching.unsubscribe();
    actor.stop();
  };
}

/** An invalid stored value, such as a truncated one, counts as none. */
function readStore(): StoreState {
  const text = readSessionValue('pageStore');
  if (text === undefined) return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return {};
  const fields = Object.entries(value).filter(([, field]) =>
    ['string', 'number', 'boolean'].includes(typeof field),
  );
  return Object.fromEntries(fields);
}
