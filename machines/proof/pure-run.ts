import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
} from 'xstate';
import type { TestEvent } from './proof.ts';
import { toSituation, type Situation, type Timer } from './situation.ts';

/** What one event did, as far as the machine alone decides it. */
export interface Move {
  readonly to: Situation;
  /** everything it asked for, XState's own actions for timers and actors among it */
  readonly actions: readonly ExecutableActionObject[];
  /** several where the machine raises events or passes through states */
  readonly microsteps: readonly Microstep[];
}

export interface Microstep {
  readonly event: TestEvent;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

export interface PureRun {
  start(): Move;
  move(from: Situation, event: TestEvent): Move;
}

/** Asks a machine what it would do, without running an effect, starting an actor or waiting for a timer. */
export function createPureRun(machine: AnyStateMachine, input: unknown): PureRun {
  const actions: ExecutableActionObject[] = [];
  const microsteps: Microstep[] = [];
  // an actor that is never started lends its system, which tells the transitions that are taken
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const { event, snapshot, _transitions: taken } = inspected;
      microsteps.push({ event, taken, snapshot: snapshot as AnyMachineSnapshot });
    },
  });
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      actions.push(action);
    },
  };
  const observe = (
    timers: readonly Timer[],
    ended: readonly string[],
    step: () => AnyMachineSnapshot,
  ): Move => {
    actions.length = 0;
    microsteps.length = 0;
    const snapshot = step();
    const invoked = new Set(actions.filter(isSpawn).map(childOf));
    return {
      to: toSituation({
        snapshot,
        timers: timersAfter(timers, actions),
        ended: ended.filter((id) => id in snapshot.children && !invoked.has(id)),
      }),
      actions: [...actions],
      microsteps: [...microsteps],
    };
  };
  return {
    start: () => observe([], [], () => machine.getInitialSnapshot(scope, input)),
    move: ({ snapshot, timers, ended }, event) =>
      observe(
        timers.filter((timer) => timer.event.type !== event.type),
        [...ended, ...endedBy(event)],
        () => machine.transition(snapshot, event, scope),
      ),
  };
}

/** The invoked actor whose end this event tells. */
function endedBy({ type, actorId }: TestEvent): string[] {
  const isEnd = type.startsWith('xstate.done.actor.') || type.startsWith('xstate.error.actor.');
  return isEnd && typeof actorId === 'string' ? [actorId] : [];
}

function timersAfter(before: readonly Timer[], actions: readonly ExecutableActionObject[]): Timer[] {
  const timers = [...before];
  for (const { type, params } of actions) {
    const { id, event, delay, sendId } = (params ?? {}) as Partial<Timer> & { readonly sendId?: string };
    const forgotten = type === 'xstate.cancel' ? sendId : type === 'xstate.raise' ? id : undefined;
    const index = timers.findIndex((timer) => timer.id === forgotten);
    if (index !== -1) timers.splice(index, 1);
    if (type === 'xstate.raise' && event !== undefined && delay !== undefined)
      timers.push({ id: id ?? event.type, event, delay });
  }
  return timers;
}

const isSpawn = ({ type }: ExecutableActionObject) => type === 'xstate.spawnChild';

function childOf({ params }: ExecutableActionObject): unknown {
  const { actorRef } = (params ?? {}) as { readonly actorRef?: { readonly id: string } };
  return actorRef?.id;
}
