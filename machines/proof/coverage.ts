import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { matchesDescriptor, nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';
import type { Edge, StateGraph } from './state-graph.ts';

export interface Coverage {
  readonly states: number;
  /** ids of states that no path reaches */
  readonly unreached: readonly string[];
  readonly transitions: number;
  readonly untaken: readonly string[];
  /** transitions with a guard that never rejected an event */
  readonly unrejected: readonly string[];
}

/** The part of a machine's definition that the state graphs of all starts cover. */
export function coverageOf(machine: AnyStateMachine, graphs: readonly StateGraph[]): Coverage {
  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const rejected = new Set<AnyTransitionDefinition>();
  for (const edge of graphs.flatMap(({ initial, edges }) => [initial, ...edges])) {
    for (const node of edge.to.snapshot._nodes) reached.add(node.id);
    for (const { snapshot, taken: some } of edge.microsteps) {
      for (const node of snapshot._nodes) reached.add(node.id);
      for (const transition of some) taken.add(transition);
    }
    for (const transition of rejectedIn(edge)) rejected.add(transition);
  }
  // a history state is never active
  const nodes = nodesOf(machine).filter(({ type }) => type !== 'history');
  const transitions = nodes.flatMap(transitionsFrom);
  const guarded = transitions.filter(({ guard }) => guard !== undefined);
  return {
    states: nodes.length,
    unreached: nodes.map(({ id }) => id).filter((id) => !reached.has(id)),
    transitions: transitions.length,
    untaken: transitions.filter((transition) => !taken.has(transition)).map(nameOf),
    unrejected: guarded.filter((transition) => !rejected.has(transition)).map(nameOf),
  };
}

/** Transitions whose guards rejected an event in this step. */
function rejectedIn({ from, event, microsteps, to }: Edge): AnyTransitionDefinition[] {
  const rejected: AnyTransitionDefinition[] = [];
  let before: AnyMachineSnapshot = from.snapshot;
  let next = event;
  for (const { event: cause, taken, snapshot } of microsteps) {
    next = cause;
    rejected.push(...rejectedFor(before, next.type, taken), ...rejectedBefore(taken));
    before = snapshot;
  }
  if (microsteps.length === 0) rejected.push(...rejectedFor(from.snapshot, next.type, []));
  // in a stable state, every eventless transition of the active states was tried and rejected
  const eventless = to.snapshot._nodes.flatMap((node) => node.always ?? []);
  return [...rejected, ...eventless.filter(({ guard }) => guard !== undefined)];
}

function rejectedFor(
  { _nodes: active }: AnyMachineSnapshot,
  type: string,
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const tried = active.flatMap((node) => guardedOn(node, type));
  return tried.filter((transition) => {
    if (taken.includes(transition)) return false;
    const siblings = siblingsOf(transition);
    const isAfterTaken = siblings
      .slice(0, siblings.indexOf(transition))
      .some((earlier) => taken.includes(earlier));
    return !isAfterTaken && !taken.some(({ source }) => isDescendant(source, transition.source));
  });
}

const guardedTransitions = new WeakMap<AnyStateNode, Map<string, AnyTransitionDefinition[]>>();

/** The transitions with a guard that a state has for a type of event. */
function guardedOn(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  const byType = guardedTransitions.get(node) ?? new Map<string, AnyTransitionDefinition[]>();
  guardedTransitions.set(node, byType);
  const known = byType.get(type);
  if (known !== undefined) return known;
  const found = [...node.transitions.values()]
    .flat()
    .filter(({ guard, eventType }) => guard !== undefined && matchesDescriptor(eventType, type));
  byType.set(type, found);
  return found;
}

/** Eventless transitions that a transient state tried before the one taken. */
function rejectedBefore(taken: readonly AnyTransitionDefinition[]): AnyTransitionDefinition[] {
  return taken
    .filter(({ eventType }) => eventType === '')
    .flatMap((transition) => {
      const siblings = siblingsOf(transition);
      return siblings.slice(0, siblings.indexOf(transition)).filter(({ guard }) => guard !== undefined);
    });
}

function isDescendant(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent)
    if (parent === ancestor) return true;
  return false;
}
