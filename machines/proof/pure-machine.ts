import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
} from 'xstate';
import { toModelState, type ModelState, type Timer } from './model-state.ts';
import type { TestEvent } from './proof.ts';

/** The result of one event, as far as the machine alone determines it. */
export interface TransitionResult {
  readonly to: ModelState;
  /** all requested actions, including XState's own for timers and actors */
  readonly actions: readonly ExecutableActionObject[];
  /** ids of the timers and actors that the event started and that are still running */
  readonly started: readonly string[];
  /** several if the machine raises events or passes through transient states */
  readonly microsteps: readonly Microstep[];
}

interface Microstep {
  readonly event: TestEvent;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** A machine as a pure function: no effect runs, no actor starts, no timer fires. */
export interface PureMachine {
  start(): TransitionResult;
  transition(from: ModelState, event: TestEvent): TransitionResult;
  /** A state of a machine with the same states, as one of this machine. */
  adopt(state: ModelState): ModelState;
}

export function createPureMachine(machine: AnyStateMachine, input: unknown): PureMachine {
  const actions: ExecutableActionObject[] = [];
  const microsteps: Microstep[] = [];
  // never started: its system reports the transitions that are taken
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
  ): TransitionResult => {
    actions.length = 0;
    microsteps.length = 0;
    const snapshot = step();
    const invoked = new Set(actions.filter(({ type }) => type === 'xstate.spawnChild').map(actorId));
    const set = new Set(actions.filter(({ type }) => type === 'xstate.raise').map(timerId));
    const pending = timersAfter(timers, actions);
    return {
      to: toModelState({
        snapshot,
        timers: pending,
        ended: ended.filter((id) => id in snapshot.children && !invoked.has(id)),
      }),
      actions: [...actions],
      started: [
        ...pending.map(({ id }) => id).filter((id) => set.has(id)),
        ...Object.keys(snapshot.children).filter((id) => invoked.has(id)),
      ],
      microsteps: [...microsteps],
    };
  };
  return {
    start: () => observe([], [], () => machine.getInitialSnapshot(scope, input)),
    transition: ({ snapshot, timers, ended }, event) =>
      observe(
        timers.filter((timer) => timer.event.type !== event.type),
        [...ended, ...endedActors(event)],
        () => machine.transition(snapshot, event, scope),
      ),
    adopt: (state) => ({ ...state, snapshot: adopted(machine, state.snapshot) }),
  };
}

function adopted(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const own = (nodes: readonly AnyStateNode[]) => nodes.map(({ id }) => machine.getStateNodeById(id));
  const historyValue = Object.fromEntries(
    Object.entries<readonly AnyStateNode[] | undefined>(snapshot.historyValue).map(([id, nodes = []]) => [
      id,
      own(nodes),
    ]),
  );
  return { ...snapshot, machine, _nodes: own(snapshot._nodes), historyValue };
}

/** The id of the invoked actor that this event reports as ended. */
function endedActors({ type, actorId: id }: TestEvent): string[] {
  const isEnd = type.startsWith('xstate.done.actor.') || type.startsWith('xstate.error.actor.');
  return isEnd && typeof id === 'string' ? [id] : [];
}

function timersAfter(before: readonly Timer[], actions: readonly ExecutableActionObject[]): Timer[] {
  let timers = [...before];
  for (const action of actions) {
    const isSet = action.type === 'xstate.raise';
    if (!isSet && action.type !== 'xstate.cancel') continue;
    const { event, delay, sendId } = paramsOf(action);
    const id = isSet ? timerId(action) : sendId;
    timers = timers.filter((timer) => timer.id !== id);
    if (isSet && event !== undefined && delay !== undefined)
      timers.push({ id: timerId(action), event, delayMs: delay });
  }
  return timers;
}

/** Parameters of XState's own actions that are read here. */
interface InternalParams {
  readonly id?: string;
  readonly sendId?: string;
  readonly event?: TestEvent;
  /** ms */
  readonly delay?: number;
  readonly actorRef?: { readonly id: string };
}

function paramsOf({ params }: ExecutableActionObject): InternalParams {
  return params ?? {};
}

function timerId(action: ExecutableActionObject): string {
  const { id, event } = paramsOf(action);
  return id ?? event?.type ?? '';
}

function actorId(action: ExecutableActionObject): string {
  return paramsOf(action).actorRef?.id ?? '';
}
