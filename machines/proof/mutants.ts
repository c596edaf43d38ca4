import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';

/** an eventless transition that is led elsewhere may go round for ever */
const mostMicrosteps = 100;

/** A machine with one fault. */
export interface Mutant {
  /** what was done to it */
  readonly name: string;
  /** name of the transition it was done to */
  readonly transition: string;
  readonly machine: AnyStateMachine;
}

/** The machine with each transition in turn removed, and led to each other state beside the one it leads to. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const [place, node] of nodesOf(machine).entries()) {
    for (const [index, transition] of transitionsFrom(node).entries()) {
      const name = nameOf(transition);
      yield { name: `${name} removed`, transition: name, machine: mutate(machine, place, index, []) };
      for (const targets of otherTargets(transition)) {
        const ids = targets.map(({ id }) => id);
        yield {
          name: `${name} led to ${ids.join(', ')}`,
          transition: name,
          machine: mutate(machine, place, index, ids),
        };
      }
    }
  }
}

/** The targets with one of them exchanged for a state beside it; beside the source where the transition stays there. */
function otherTargets({ target, source, eventType }: AnyTransitionDefinition): (readonly AnyStateNode[])[] {
  const targets: readonly AnyStateNode[] = target ?? [source];
  // one that is taken by itself and leads to where it began would never end: nobody could overlook it
  const isEndless = (other: AnyStateNode) => eventType === '' && other === source;
  return targets.flatMap((one, index) =>
    statesBeside(one)
      .filter((other) => !isEndless(other))
      .map((other) => targets.with(index, other)),
  );
}

/** Regions of a parallel state are in force together: leading to another of them leads to the same. */
function statesBeside(node: AnyStateNode): AnyStateNode[] {
  const { parent } = node;
  if (parent === undefined || parent.type === 'parallel') return [];
  return Object.values(parent.states).filter((other) => other !== node && other.type !== 'history');
}

/**
 * A copy of the machine with one transition changed.
 * @param place of the state among `nodesOf`
 * @param index of the transition among `transitionsFrom`
 * @param targetIds states that the transition leads to; none removes it
 */
function mutate(
  { config, implementations }: AnyStateMachine,
  place: number,
  index: number,
  targetIds: readonly string[],
): AnyStateMachine {
  const copy: AnyStateMachine = new StateMachine(config, implementations);
  copy.options = { ...copy.options, maxIterations: mostMicrosteps };
  const nodes = nodesOf(copy);
  const node = nodes[place];
  const transition = node && transitionsFrom(node)[index];
  if (transition === undefined) throw new Error(`no transition ${index} in state ${place}`);
  const siblings = siblingsOf(transition);
  const target = nodes.filter(({ id }) => targetIds.includes(id));
  siblings.splice(siblings.indexOf(transition), 1, ...(target.length > 0 ? [{ ...transition, target }] : []));
  return copy;
}
