import type { AnyActorRef } from 'xstate';
import { dueTimers, type ModelState } from './model-state.ts';
import type { MachineProof, Step, TestEvent } from './proof.ts';
import { createPureMachine, type TransitionResult } from './pure-machine.ts';

/** One event in one model state. */
export interface Edge extends TransitionResult {
  readonly from: ModelState;
  readonly event: TestEvent;
}

/** The model states that a machine reaches from one input. */
export interface StateGraph {
  /** name of the input */
  readonly start: string;
  readonly initial: Edge;
  /** every possible event in every state, in breadth-first order */
  readonly edges: readonly Edge[];
  /** the shortest path to a state */
  pathTo(state: ModelState): readonly Edge[];
}

/** more than any machine here needs; beyond it the search is taken for endless */
const maxModelStates = 20_000;

/**
 * Explores every model state that the events, actor outcomes and timers of a proof lead to from one input (breadth-first).
 * @throws Error if the search does not end, or with the path if the machine throws
 */
export function exploreStates(proof: MachineProof, start: string): StateGraph {
  const machine = createPureMachine(proof.machine, proof.starts[start]);
  const initial = toInitialEdge(machine.start());
  const incoming = new Map<string, Edge | undefined>([[initial.to.key, undefined]]);
  const edges: Edge[] = [];
  const queue: ModelState[] = [initial.to];
  const pathTo = (state: ModelState): Edge[] => {
    const path: Edge[] = [];
    for (let last = incoming.get(state.key); last !== undefined; last = incoming.get(last.from.key))
      path.push(last);
    return path.toReversed();
  };
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (from.snapshot.status !== 'active' || proof.isSearchBoundary(from.snapshot)) continue;
    for (const event of possibleEvents(proof, from)) {
      const result = attempt(
        () => machine.transition(from, event),
        () => [...pathTo(from), { event }],
      );
      const edge: Edge = { from, event, ...result };
      edges.push(edge);
      const { key } = edge.to;
      if (incoming.has(key)) continue;
      incoming.set(key, edge);
      queue.push(edge.to);
      if (incoming.size > maxModelStates)
        throw new Error(
          `${proof.name} has more than ${maxModelStates} model states: bound the search with isSearchBoundary`,
        );
    }
  }
  return { start, initial, edges, pathTo };
}

/** Everything that can happen next: the machine's own events, actor outcomes, timers. */
function possibleEvents(
  { events, actorOutcomes }: MachineProof,
  { snapshot, timers, ended }: ModelState,
): TestEvent[] {
  const children = Object.entries<AnyActorRef | undefined>(snapshot.children).filter(
    ([id]) => !ended.includes(id),
  );
  const outcomes = children.flatMap(([id, child]): TestEvent[] => {
    const { done = [], error = [] } = actorOutcomes[String(child?.src)] ?? {};
    return [
      ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...error.map((cause) => ({ type: `xstate.error.actor.${id}`, error: cause, actorId: id })),
    ];
  });
  return [...events, ...outcomes, ...dueTimers(timers).map(({ event }) => event)];
}

/** The step that invariants are checked on. */
export function stepOf({ from, event, to, actions }: Edge): Step<ModelState['snapshot']> {
  const effects = actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map(({ type, params }) => (params === undefined ? { type } : { type, params }));
  return { from: from.snapshot, event, to: to.snapshot, effects };
}

/** Whether the event caused any transition. */
export function isHandled({ microsteps }: Edge): boolean {
  return microsteps.some(({ taken }) => taken.length > 0);
}

function toInitialEdge(result: TransitionResult): Edge {
  return { ...result, from: result.to, event: { type: 'xstate.init' } };
}

function attempt(
  transition: () => TransitionResult,
  path: () => readonly { readonly event: TestEvent }[],
): TransitionResult {
  try {
    return transition();
  } catch (error) {
    const events = path().map(({ event }) => event.type);
    throw new Error(`the machine threw after ${events.join(', ')}`, { cause: error });
  }
}
