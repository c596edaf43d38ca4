import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf, transitionsFrom } from '#machines/proof/definition.ts';

/** The transitions to one state that leave through the same box; they share a lane. */
export interface Wire {
  /** the innermost state that contains both ends */
  readonly container: AnyStateNode;
  readonly target: AnyStateNode;
  readonly transitions: readonly AnyTransitionDefinition[];
}

/** The wires of a machine's chart. Transitions without a target have none. */
export function wiresOf(machine: AnyStateMachine): Wire[] {
  const wires = new Map<string, Wire & { readonly transitions: AnyTransitionDefinition[] }>();
  for (const transition of nodesOf(machine).flatMap(transitionsFrom)) {
    for (const target of transition.target ?? []) {
      const container = commonAncestor(transition.source, target);
      const key = `${container.id} ${target.id}`;
      const wire = wires.get(key) ?? { container, target, transitions: [] };
      wire.transitions.push(transition);
      wires.set(key, wire);
    }
  }
  return [...wires.values()];
}

function commonAncestor(source: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const around = new Set(withAncestors(target));
  return withAncestors(source).find((node) => around.has(node)) ?? target;
}

/** The state and its ancestors, innermost first. */
function withAncestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...withAncestors(node.parent)];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Assigns lanes, shortest span first and as close to the boxes as possible; overlapping spans never share a lane.
 * @returns the lane of each span, from 0, in the order of the spans
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
