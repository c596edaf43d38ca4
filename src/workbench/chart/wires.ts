import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsFrom } from '#machines/proof/definition.ts';

/** All transitions to one state that turn off inside the same box; they share a line. */
export interface Wire {
  /** the innermost box that holds both ends */
  readonly container: AnyStateNode;
  readonly target: AnyStateNode;
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** Every line of a machine's chart. Transitions that lead nowhere have none. */
export function wiresOf(machine: AnyStateMachine): Wire[] {
  const wires = new Map<string, Wire & { readonly transitions: AnyTransitionDefinition[] }>();
  for (const transition of nodesOf(machine).flatMap(transitionsFrom)) {
    for (const target of transition.target ?? []) {
      const container = commonBox(transition.source, target);
      const key = `${container.id} ${target.id}`;
      const wire = wires.get(key) ?? { container, target, transitions: [] };
      wire.transitions.push(transition);
      wires.set(key, wire);
    }
  }
  return [...wires.values()];
}

function commonBox(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const around = new Set(boxesAround(target));
  return boxesAround(source).find((node) => around.has(node)) ?? target;
}

/** The state itself first, the machine last. */
function boxesAround(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...boxesAround(node.parent)];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Side by side, as close to the boxes as it goes, lines that stand beside the same stretch never in one lane.
 * @returns the lane of each span, from 0, in their order
 */
export function laneOf(spans: readonly Span[], margin: number): number[] {
  const shortestFirst = spans
    .map((span, index) => ({ ...span, index }))
    .toSorted((one, other) => one.to - one.from - (other.to - other.from) || one.index - other.index);
  const lanes: Span[][] = [];
  const found: number[] = [];
  for (const { from, to, index } of shortestFirst) {
    const isFree = (lane: Span[]) =>
      lane.every((other) => to + margin < other.from || other.to + margin < from);
    const free = lanes.findIndex(isFree);
    const lane = free === -1 ? lanes.length : free;
    (lanes[lane] ??= []).push({ from, to });
    found[index] = lane;
  }
  return found;
}
