import { drive, type MachineDriver } from './drive.ts';
import { brokenInvariants } from './invariants.ts';
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

/** Runs a path in an actor on virtual time. @returns how it differs from the path; undefined if it does not */
export function replay(proof: MachineProof, { start, edges }: Path): string | undefined {
  const machine = drive(proof, start);
  try {
    for (const [index, edge] of edges.entries()) {
      const fault = replayStep(proof, machine, edge);
      if (fault !== undefined) return `${index + 1}. ${edge.event.type}: ${fault}`;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    machine.stop();
  }
}

function replayStep(proof: MachineProof, machine: MachineDriver, edge: Edge): string | undefined {
  const effects = machine.send(toDriverEvent(edge.event)).flatMap((entry) => entry.effects);
  const { value, context, status } = machine.snapshot;
  const expected = edge.to.snapshot;
  if (status !== expected.status) return `status is ${status}, not ${expected.status}`;
  if (!sameValue(value, expected.value))
    return `state is ${JSON.stringify(value)}, not ${JSON.stringify(expected.value)}`;
  if (!sameValue(context, expected.context)) return `context is ${JSON.stringify(context)}`;
  if (!sameValue(effects, stepOf(edge).effects)) return `effects are ${JSON.stringify(effects)}`;
  return brokenInvariants(proof, stepOf(edge))[0];
}

/** Converts an event of the state graph for a driver, which sends actor outcomes through the actor. */
export function toDriverEvent(event: TestEvent): TestEvent {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.*)$/s.exec(event.type) ?? [];
  if (kind === 'done') return { type: `done:${id}`, output: event['output'] };
  if (kind === 'error') return { type: `error:${id}`, error: event['error'] };
  return event;
}
