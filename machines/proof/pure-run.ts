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
  /** ids of the timers and actors that it set going, as far as they are going when it ends */
  readonly begun: readonly string[];
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
    const invoked = new Set(actions.filter(({ type }) => type === 'xstate.spawnChild').map(idOfActor));
    const set = new Set(actions.filter(({ type }) => type === 'xstate.raise').map(idOfTimer));
    const left = timersAfter(timers, actions);
    return {
      to: toSituation({
        snapshot,
        timers: left,
        ended: ended.filter((id) => id in snapshot.children && !invoked.has(id)),
      }),
      actions: [...actions],
      begun: [
        ...left.map(({ id }) => id).filter((id) => set.has(id)),
        ...Object.keys(snapshot.children).filter((id) => invoked.has(id)),
      ],
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
  let timers = [...before];
  for (const action of actions) {
    const isSet = action.type === 'xstate.raise';
    if (!isSet && action.type !== 'xstate.cancel') continue;
    const { event, delay, sendId } = paramsOf(action);
    const id = isSet ? idOfTimer(action) : sendId;
    timers = timers.filter((timer) => timer.id !== id);
    if (isSet && event !== undefined && delay !== undefined)
      timers.push({ id: idOfTimer(action), event, delay });
  }
  return timers;
}

/** What XState's own actions carry, as far as it is looked at here. */
interface InnerParams {
  readonly id?: string;
  readonly sendId?: string;
  readonly event?: TestEvent;
  readonly delay?: number;
  readonly actorRef?: { readonly id: string };
}

function paramsOf({ params }: ExecutableActionObject): InnerParams {
  return params ?? {};
}

function idOfTimer(action: ExecutableActionObject): string {
  const { id, event } = paramsOf(action);
  return id ?? event?.type ?? '';
}

function idOfActor(action: ExecutableActionObject): string {
  return paramsOf(action).actorRef?.id ?? '';
}
