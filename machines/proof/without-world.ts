import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';

type End =
  | { readonly type: 'end.done'; readonly output: unknown }
  | { readonly type: 'end.error'; readonly error: unknown };

/** Stands in for an invoked actor: does nothing until it is told how it ends. */
const manualActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition(snapshot, event) {
    if (!isEnd(event)) return snapshot;
    return event.type === 'end.done'
      ? { status: 'done', output: event.output, error: undefined }
      : { status: 'error', output: undefined, error: event.error };
  },
};

function isEnd(event: EventObject): event is End {
  return event.type === 'end.done' || event.type === 'end.error';
}

/**
 * The machine with nothing of the world behind it: its effects do nothing, its actors end when they are told to. What
 * the machine decides by itself, such as assignments, stays.
 */
export function withoutWorld(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const effects = Object.entries(actions ?? {}).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return machine.provide({
    actions: Object.fromEntries(effects.map(([name]) => [name, () => {}])),
    actors: Object.fromEntries(Object.keys(actors ?? {}).map((name) => [name, manualActor])),
  });
}
