import {
  transition as takeTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** An event of the machine, or one that the world sends it: done, error, after. */
export interface TestEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface Step<Snapshot> {
  readonly from: Snapshot;
  readonly event: TestEvent;
  readonly to: Snapshot;
}

export interface Exploration<Snapshot> {
  /** for every reachable situation and every event that counts in it, the shortest way there and that event */
  readonly paths: readonly (readonly Step<Snapshot>[])[];
  /** ids of state nodes that no path reaches */
  readonly unreachedStates: readonly string[];
  /** transitions of the definition that no path takes, as `source event[index]` */
  readonly untakenTransitions: readonly string[];
  readonly stateCount: number;
  readonly transitionCount: number;
}

interface ExploreOptions {
  readonly input?: unknown;
  readonly events: readonly TestEvent[];
  /** bounds situations that could grow without end, such as queues */
  readonly isBeyond?: (snapshot: AnyMachineSnapshot) => boolean;
}

/**
 * Walks a machine through every situation it can get into with the given events, without running an effect, and tells
 * which states and transitions of its definition were never met.
 */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, isBeyond }: ExploreOptions,
): Exploration<SnapshotFrom<Machine>> {
  const walked = getShortestPaths<AnyStateMachine>(machine, {
    input,
    events: [...events],
    serializeState: situationOf,
    ...(isBeyond && { stopWhen: isBeyond }),
  });
  const reached = new Set<string>();
  const taken = new Set<string>();
  const paths: Step<AnyMachineSnapshot>[][] = [];
  for (const { state: end, steps } of walked) {
    noteStates(end, reached);
    if (isBeyond?.(end)) continue;
    const way = steps.flatMap(({ event, state: to }, index): Step<AnyMachineSnapshot>[] => {
      const from = steps[index - 1]?.state;
      return from === undefined ? [] : [{ from, event, to }];
    });
    for (const event of events) {
      const transitions: AnyTransitionDefinition[] = machine.getTransitionData(end, event);
      if (transitions.length === 0) continue;
      transitions.forEach((definition) => taken.add(nameOf(definition)));
      const [to] = takeTransition<AnyStateMachine>(machine, end, event);
      noteStates(to, reached);
      paths.push([...way, { from: end, event, to }]);
    }
  }
  const nodes = nodesOf(machine.root);
  const definitions = nodes.flatMap((node) => [...node.transitions.values()].flat());
  return {
    // the walk is typed for any machine; its snapshots are this machine's
    paths: paths as Step<SnapshotFrom<Machine>>[][],
    unreachedStates: nodes.map((node) => node.id).filter((id) => !reached.has(id)),
    untakenTransitions: definitions.map(nameOf).filter((name) => !taken.has(name)),
    stateCount: nodes.length,
    transitionCount: definitions.length,
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function noteStates(snapshot: AnyMachineSnapshot, reached: Set<string>): void {
  for (const node of snapshot._nodes) reached.add(node.id);
}

/** Two snapshots in the same states with the same context are one situation. */
function situationOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.context]);
}

function nameOf(definition: AnyTransitionDefinition): string {
  const siblings = definition.source.transitions.get(definition.eventType) ?? [];
  return `${definition.source.id} ${definition.eventType}[${siblings.indexOf(definition)}]`;
}
