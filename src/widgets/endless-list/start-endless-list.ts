import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { endlessListMachine, type ListFacts } from '#machines/endless-list/endless-list.machine.ts';
import { watchNetwork } from '#platform/network/network.ts';

export interface RunningList {
  readonly actor: ActorRefFrom<typeof endlessListMachine>;
  stop(): void;
}

/** Starts the machine of a list. @param load loads the first page, or the next one */
export function startEndlessList(load: () => Promise<ListFacts>): RunningList {
  const actor = createActor(
    endlessListMachine.provide({ actors: { loadPage: fromPromise<ListFacts, void>(load) } }),
  ).start();
  const unwatch = watchNetwork(({ online }) => {
    if (online) actor.send({ type: 'network.restored' });
  });
  return {
    actor,
    stop() {
      unwatch();
      actor.stop();
    },
  };
}
