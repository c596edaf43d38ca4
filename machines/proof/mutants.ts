import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';

/** A machine with one fault. */
export interface Mutant {
  /** what was done to it */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** The machine with each transition in turn removed, and led to each other state beside the one it leads to. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const [place, node] of nodesOf(machine).entries()) {
    for (const [index, transition] of transitionsFrom(node).entries()) {
      yield { name: `${nameOf(transition)} removed`, machine: mutate(machine, place, index, undefined) };
      for (const target of otherTargets(transition))
        yield {
          name: `${nameOf(transition)} led to ${target.id}`,
          machine: mutate(machine, place, index, target.id),
        };
    }
  }
}

/** States beside the target, or beside the state itself where the transition stays there. */
function otherTargets({ target: targets, source }: AnyTransitionDefinition): AnyStateNode[] {
  const [target = source] = targets ?? [];
  const { parent } = target;
  // regions of a parallel state are in force together: leading to another of them leads to the same
  if (parent === undefined || parent.type === 'parallel') return [];
  return Object.values(parent.states).filter((node) => node !== target && node.type !== 'history');
}

/**
 * A copy of the machine with one transition changed.
 * @param place of the state among `nodesOf`
 * @param index of the transition among `transitionsFrom`
 * @param targetId state that the transition leads to; undefined removes it
 */
function mutate(
  { config, implementations }: AnyStateMachine,
  place: number,
  index: number,
  targetId: string | undefined,
): AnyStateMachine {
  const copy: AnyStateMachine = new StateMachine(config, implementations);
  const nodes = nodesOf(copy);
  const node = nodes[place];
  const transition = node && transitionsFrom(node)[index];
  if (transition === undefined) throw new Error(`no transition ${index} in state ${place}`);
  const siblings = siblingsOf(transition);
  const target = nodes.find(({ id }) => id === targetId);
  siblings.splice(siblings.indexOf(transition), 1, ...(target ? [{ ...transition, target: [target] }] : []));
  return copy;
}
