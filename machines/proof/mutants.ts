import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';

/** redirected eventless transitions may loop endlessly */
const maxMicrosteps = 100;

/** A machine with one artificial fault. */
export interface Mutant {
  /** what was changed */
  readonly name: string;
  /** name of the changed transition */
  readonly transition: string;
  readonly machine: AnyStateMachine;
}

/**
 * Mutates each transition: removes it, redirects it to each sibling of its target, and lets it enter its source anew or not.
 */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const [nodeIndex, node] of nodesOf(machine).entries()) {
    for (const [index, transition] of transitionsFrom(node).entries()) {
      const name = nameOf(transition);
      yield { name: `${name} removed`, transition: name, machine: mutate(machine, nodeIndex, index, []) };
      for (const targets of otherTargets(transition)) {
        const ids = targets.map(({ id }) => id);
        yield {
          name: `${name} redirected to ${ids.join(', ')}`,
          transition: name,
          machine: mutate(machine, nodeIndex, index, ids),
        };
      }
      if (isWithinSource(transition))
        yield {
          name: `${name} ${transition.reenter ? 'without' : 'with'} reenter`,
          transition: name,
          machine: mutate(machine, nodeIndex, index, transition.target?.map(({ id }) => id) ?? [], {
            reenter: !transition.reenter,
          }),
        };
    }
  }
}

/** A machine that starts one of its invoked actors with a wrong input. */
interface InputMutant {
  readonly name: string;
  /** source name of the actor */
  readonly src: string;
  readonly machine: AnyStateMachine;
}

/** Corrupts the input of each invoked actor that gets one. */
export function* inputMutantsOf(machine: AnyStateMachine): Generator<InputMutant> {
  for (const [nodeIndex, node] of nodesOf(machine).entries()) {
    for (const [index, { src, input }] of node.invoke.entries()) {
      if (input === undefined || typeof src !== 'string') continue;
      const copy = copyOf(machine);
      const definition = nodesOf(copy)[nodeIndex]?.invoke[index];
      if (definition !== undefined) definition.input = () => ({ corrupted: true });
      yield { name: `input of ${src} in ${node.id} corrupted`, src, machine: copy };
    }
  }
}

/** Whether the source stays active unless the transition reenters it; elsewhere `reenter` changes nothing. */
function isWithinSource({ target, source, eventType }: AnyTransitionDefinition): boolean {
  return (
    eventType !== '' &&
    target !== undefined &&
    target.every(({ path }) => source.path.every((key, depth) => path[depth] === key))
  );
}

/** Replaces one target by a sibling state; without a target, the source counts as target. */
function otherTargets({ target, source, eventType }: AnyTransitionDefinition): (readonly AnyStateNode[])[] {
  const targets: readonly AnyStateNode[] = target ?? [source];
  // an eventless transition to its own source never ends, which any test notices
  const isEndless = (other: AnyStateNode) => eventType === '' && other === source;
  return targets.flatMap((one, index) =>
    siblingStates(one)
      .filter((other) => !isEndless(other))
      .map((other) => targets.with(index, other)),
  );
}

/** Regions of a parallel state are active together, so redirecting to another region changes nothing. */
function siblingStates(node: AnyStateNode): AnyStateNode[] {
  const { parent } = node;
  if (parent === undefined || parent.type === 'parallel') return [];
  return Object.values(parent.states).filter((other) => other !== node && other.type !== 'history');
}

/**
 * Copies the machine with one transition changed.
 * @param nodeIndex of the state in `nodesOf`
 * @param index of the transition in `transitionsFrom`
 * @param targetIds new target states; none removes the transition
 */
function mutate(
  machine: AnyStateMachine,
  nodeIndex: number,
  index: number,
  targetIds: readonly string[],
  change: Partial<AnyTransitionDefinition> = {},
): AnyStateMachine {
  const copy = copyOf(machine);
  const nodes = nodesOf(copy);
  const node = nodes[nodeIndex];
  const transition = node && transitionsFrom(node)[index];
  if (transition === undefined) throw new Error(`no transition ${index} in state ${nodeIndex}`);
  const siblings = siblingsOf(transition);
  const target = nodes.filter(({ id }) => targetIds.includes(id));
  const changed = target.length > 0 ? [{ ...transition, target, ...change }] : [];
  siblings.splice(siblings.indexOf(transition), 1, ...changed);
  return copy;
}

function copyOf({ config, implementations }: AnyStateMachine): AnyStateMachine {
  const copy: AnyStateMachine = new StateMachine(config, implementations);
  copy.options = { ...copy.options, maxIterations: maxMicrosteps };
  return copy;
}
