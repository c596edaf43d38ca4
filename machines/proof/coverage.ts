import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { describes, nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';
import type { Edge, Walk } from './walk.ts';

export interface Coverage {
  readonly states: number;
  /** ids of states that no path reaches */
  readonly unreached: readonly string[];
  readonly transitions: number;
  readonly untaken: readonly string[];
  /** transitions that have a guard */
  readonly guards: number;
  /** whose guard was never seen to refuse */
  readonly unrefused: readonly string[];
}

/** What walks from all starts together have met of the machine's definition. */
export function coverageOf(machine: AnyStateMachine, walks: readonly Walk[]): Coverage {
  const reached = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const refused = new Set<AnyTransitionDefinition>();
  for (const edge of walks.flatMap(({ first, edges }) => [first, ...edges])) {
    for (const node of edge.to.snapshot._nodes) reached.add(node.id);
    for (const { snapshot, taken: some } of edge.microsteps) {
      for (const node of snapshot._nodes) reached.add(node.id);
      for (const transition of some) taken.add(transition);
    }
    for (const transition of refusedOn(edge)) refused.add(transition);
  }
  // what only leads on to history or passes through is no state to be in
  const nodes = nodesOf(machine).filter(({ type }) => type !== 'history');
  const transitions = nodes.flatMap(transitionsFrom);
  const guarded = transitions.filter(({ guard }) => guard !== undefined);
  return {
    states: nodes.length,
    unreached: nodes.map(({ id }) => id).filter((id) => !reached.has(id)),
    transitions: transitions.length,
    untaken: transitions.filter((transition) => !taken.has(transition)).map(nameOf),
    guards: guarded.length,
    unrefused: guarded.filter((transition) => !refused.has(transition)).map(nameOf),
  };
}

/** Transitions that were tried on this step and whose guards said no. */
function refusedOn({ from, event, microsteps, to }: Edge): AnyTransitionDefinition[] {
  const refused: AnyTransitionDefinition[] = [];
  let before: AnyMachineSnapshot = from.snapshot;
  let next = event;
  for (const { event: cause, taken, snapshot } of microsteps) {
    next = cause;
    refused.push(...refusedIn(before, next.type, taken), ...passedOver(taken));
    before = snapshot;
  }
  if (microsteps.length === 0) refused.push(...refusedIn(from.snapshot, next.type, []));
  // where the machine has come to rest, every eventless transition of the states it is in was tried
  const waiting = to.snapshot._nodes.flatMap((node) => node.always ?? []);
  return [...refused, ...waiting.filter(({ guard }) => guard !== undefined)];
}

function refusedIn(
  { _nodes: active }: AnyMachineSnapshot,
  type: string,
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const tried = active.flatMap((node) =>
    [...node.transitions.values()].flat().filter(({ eventType }) => describes(eventType, type)),
  );
  return tried.filter((transition) => {
    if (transition.guard === undefined || taken.includes(transition)) return false;
    const siblings = siblingsOf(transition);
    const isBehind = siblings
      .slice(0, siblings.indexOf(transition))
      .some((earlier) => taken.includes(earlier));
    return !isBehind && !taken.some(({ source }) => isBelow(source, transition.source));
  });
}

/** Eventless transitions that stand before the one that was taken: a state that is only passed through tried them. */
function passedOver(taken: readonly AnyTransitionDefinition[]): AnyTransitionDefinition[] {
  return taken
    .filter(({ eventType }) => eventType === '')
    .flatMap((transition) => {
      const siblings = siblingsOf(transition);
      return siblings.slice(0, siblings.indexOf(transition)).filter(({ guard }) => guard !== undefined);
    });
}

function isBelow(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent)
    if (parent === ancestor) return true;
  return false;
}
