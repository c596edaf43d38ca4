import { drive, type MachineDriver } from './drive.ts';
import type { MachineProof, TestEvent } from './proof.ts';
import { sameValue } from './same-value.ts';
import { isHandled, stepOf, type Edge, type StateGraph } from './state-graph.ts';

/** Events from a start, each handled by the machine. */
export interface Path {
  readonly start: string;
  readonly edges: readonly Edge[];
}

/** The shortest path to every state plus each event handled there. Paths that are the prefix of another are left out. */
export function pathsOf({ start, edges, pathTo }: StateGraph): Path[] {
  const handled = edges.filter(isHandled);
  const continued = new Set(handled.map(({ from }) => from.key));
  const isPrefix = (edge: Edge) => pathTo(edge.to).at(-1) === edge && continued.has(edge.to.key);
  return handled
    .filter((edge) => !isPrefix(edge))
    .map((edge) => ({ start, edges: [...pathTo(edge.from), edge] }));
}

/**
 * Takes every step of a state graph that the machine handles in actors on virtual time. An actor walks on as long as its
 * state has steps left, so that few paths start from the beginning.
 * @returns the steps at which an actor differs from the graph, and how; none if the machine behaves as explored
 */
export function replayGraph(proof: MachineProof, graph: StateGraph): ReadonlyMap<Edge, string> {
  const faults = new Map<Edge, string>();
  for (const { edge, fault } of replaySteps(proof, graph)) if (fault !== undefined) faults.set(edge, fault);
  return faults;
}

interface ReplayedStep {
  readonly edge: Edge;
  readonly fault: string | undefined;
}

/** As `replayGraph`, one step after the other. @yields each handled step once or more */
export function* replaySteps(
  proof: MachineProof,
  { start, edges, pathTo }: StateGraph,
): Generator<ReplayedStep> {
  const left = Map.groupBy(edges.filter(isHandled), ({ from }) => from.key);
  for (const [key, rest] of left) {
    while (rest.length > 0) {
      const [next] = rest;
      const machine = drive(proof, start);
      try {
        let fault: string | undefined;
        for (const edge of next === undefined ? [] : pathTo(next.from)) {
          fault ??= replayStep(machine, edge);
          take(left, edge);
          yield { edge, fault };
        }
        if (fault !== undefined) {
          for (const edge of rest.splice(0)) yield { edge, fault };
          break;
        }
        for (let edge = nextStep(left, key); edge !== undefined; edge = nextStep(left, edge.to.key)) {
          take(left, edge);
          fault = replayStep(machine, edge);
          yield { edge, fault };
          if (fault !== undefined) break;
        }
      } finally {
        machine.stop();
      }
    }
  }
}

type StepsLeft = ReadonlyMap<string, Edge[]>;

/** Steps that stay come first, steps from whose end none is left last. */
function nextStep(left: StepsLeft, key: string): Edge | undefined {
  const rest = left.get(key) ?? [];
  return (
    rest.find(({ to }) => to.key === key) ??
    rest.find(({ to }) => (left.get(to.key)?.length ?? 0) > 0) ??
    rest[0]
  );
}

function take(left: StepsLeft, edge: Edge): void {
  const rest = left.get(edge.from.key);
  const index = rest?.indexOf(edge) ?? -1;
  if (index >= 0) rest?.splice(index, 1);
}

/** @returns how a running machine differs from a step; undefined if it does not */
function replayStep(machine: MachineDriver, edge: Edge): string | undefined {
  try {
    return differenceOf(machine, edge);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function differenceOf(machine: MachineDriver, edge: Edge): string | undefined {
  const effects = machine.send(toDriverEvent(edge.event)).flatMap((entry) => entry.effects);
  const { value, context, status } = machine.snapshot;
  const expected = edge.to.snapshot;
  if (status !== expected.status) return `status is ${status}, not ${expected.status}`;
  if (!sameValue(value, expected.value))
    return `state is ${JSON.stringify(value)}, not ${JSON.stringify(expected.value)}`;
  if (!sameValue(context, expected.context)) return `context is ${JSON.stringify(context)}`;
  return sameValue(effects, stepOf(edge).effects) ? undefined : `effects are ${JSON.stringify(effects)}`;
}

/** Converts an event of the state graph for a driver, which sends actor outcomes through the actor. */
export function toDriverEvent(event: TestEvent): TestEvent {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.*)$/s.exec(event.type) ?? [];
  if (kind === 'done') return { type: `done:${id}`, output: event['output'] };
  if (kind === 'error') return { type: `error:${id}`, error: event['error'] };
  return event;
}
