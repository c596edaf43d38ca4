import { drive, type Drive } from './drive.ts';
import { brokenBy } from './invariants.ts';
import type { MachineProof, TestEvent } from './proof.ts';
import { sameValue } from './same-value.ts';
import { isAnswered, stepOf, type Edge, type Walk } from './walk.ts';

/** Events from a start on, each answered by the machine. */
export interface Path {
  readonly start: string;
  readonly edges: readonly Edge[];
}

/**
 * The shortest way to every situation and each event that counts there; a way that is the beginning of another is left
 * out, since the other takes it.
 */
export function pathsOf({ start, edges, wayTo }: Walk): Path[] {
  const answered = edges.filter(isAnswered);
  const goneOnFrom = new Set(answered.map(({ from }) => from.key));
  const isBeginning = (edge: Edge) => wayTo(edge.to).at(-1) === edge && goneOnFrom.has(edge.to.key);
  return answered
    .filter((edge) => !isBeginning(edge))
    .map((edge) => ({ start, edges: [...wayTo(edge.from), edge] }));
}

/** Runs a path in an actor on virtual time. @returns what went otherwise than the machine's definition says */
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

function replayStep(proof: MachineProof, machine: Drive, edge: Edge): string | undefined {
  const effects = machine.send(asSent(edge.event)).flatMap((entry) => entry.effects);
  const { value, context, status } = machine.snapshot;
  const expected = edge.to.snapshot;
  if (status !== expected.status) return `is ${status}, not ${expected.status}`;
  if (!sameValue(value, expected.value))
    return `is in ${JSON.stringify(value)}, not ${JSON.stringify(expected.value)}`;
  if (!sameValue(context, expected.context)) return `knows ${JSON.stringify(context)}`;
  if (!sameValue(effects, stepOf(edge).effects)) return `asks for ${JSON.stringify(effects)}`;
  return brokenBy(proof, stepOf(edge))[0];
}

/** The walk's event as a drive takes it: an actor's end is the actor's to tell. */
export function asSent(event: TestEvent): TestEvent {
  const [, word, id] = /^xstate\.(done|error)\.actor\.(.*)$/s.exec(event.type) ?? [];
  if (word === 'done') return { type: `done:${id}`, output: event['output'] };
  if (word === 'error') return { type: `error:${id}`, error: event['error'] };
  return event;
}
