import {
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { matchesDescriptor, nameOf, nodesOf, siblingsOf, transitionsFrom } from './definition.ts';
import { actionName } from './labels.ts';
import type { Edge } from './state-graph.ts';

/** redirected eventless transitions may loop endlessly */
const maxMicrosteps = 100;

/** A machine with one artificial fault. */
export interface Mutant {
  /** what was changed */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Whether a step of the original may differ in the mutant: everywhere else both behave alike. */
  readonly affects: (edge: Edge) => boolean;
  /** name of the changed transition; undefined if the fault is elsewhere */
  readonly transition?: string;
}

/**
 * Mutates each transition: removes it, redirects it to each sibling of its target, and lets it enter its source anew or not.
 * Mutates each list of actions, of transitions, entries and exits: leaves out one action, swaps two that follow each other.
 */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const [nodeIndex, node] of nodesOf(machine).entries()) {
    for (const [index, transition] of transitionsFrom(node).entries()) {
      const name = nameOf(transition);
      const mutant = (
        fault: string,
        targetIds: readonly string[],
        change?: Partial<AnyTransitionDefinition>,
      ): Mutant => ({
        name: `${name} ${fault}`,
        transition: name,
        machine: mutate(machine, nodeIndex, index, targetIds, change),
        affects: (edge) => isTried(edge, transition),
      });
      const ownIds = transition.target?.map(({ id }) => id) ?? [];
      yield mutant('removed', [], {});
      for (const targets of otherTargets(transition)) {
        const ids = targets.map(({ id }) => id);
        yield mutant(`redirected to ${ids.join(', ')}`, ids);
      }
      if (isWithinSource(transition))
        yield mutant(`${transition.reenter ? 'without' : 'with'} reenter`, ownIds, {
          reenter: !transition.reenter,
        });
      for (const { fault, actions } of otherLists(transition.actions))
        yield mutant(fault, ownIds, { actions });
    }
    for (const list of ['entry', 'exit'] as const)
      for (const { fault, actions } of otherLists(node[list])) {
        const copy = copyOf(machine);
        const changed = nodesOf(copy)[nodeIndex];
        if (changed === undefined) throw new Error(`no state ${nodeIndex}`);
        changed[list] = [...actions];
        yield {
          name: `${list} of ${node.id} ${fault}`,
          machine: copy,
          affects: (edge) => snapshotsOf(edge).some(({ _nodes: active }) => isActive(active, node)),
        };
      }
  }
}

/** A list of actions without each of its named ones, and with each two neighbours swapped. */
function otherLists(
  actions: AnyTransitionDefinition['actions'],
): { readonly fault: string; readonly actions: AnyTransitionDefinition['actions'] }[] {
  const names = actions.map(actionName);
  return names.flatMap((name, index) => {
    const next = names[index + 1] ?? '';
    // XState's own actions, such as those that set timers, have no name
    if (name === '') return [];
    const [one, other] = [actions[index], actions[index + 1]];
    return [
      { fault: `without ${name}`, actions: actions.toSpliced(index, 1) },
      ...(next === '' || one === undefined || other === undefined
        ? []
        : [{ fault: `with ${next} before ${name}`, actions: actions.toSpliced(index, 2, other, one) }]),
    ];
  });
}

/** Whether a step tries a transition. */
function isTried({ from, microsteps }: Edge, { source, eventType }: AnyTransitionDefinition): boolean {
  let before = from.snapshot;
  for (const { event, snapshot } of microsteps) {
    if ((eventType === '' || matchesDescriptor(eventType, event.type)) && isActive(before._nodes, source))
      return true;
    before = snapshot;
  }
  return false;
}

function snapshotsOf({ from, microsteps }: Edge): AnyMachineSnapshot[] {
  return microsteps.length === 0 ? [] : [from.snapshot, ...microsteps.map(({ snapshot }) => snapshot)];
}

/** By id, since the states of a mutant are others. */
function isActive(active: readonly AnyStateNode[], { id }: AnyStateNode): boolean {
  return active.some((node) => node.id === id);
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

/** A machine that waits too long or too short. */
interface DelayMutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** Makes each named delay a millisecond longer and shorter. */
export function* delayMutantsOf({ config, implementations }: AnyStateMachine): Generator<DelayMutant> {
  for (const [delay, original] of Object.entries(implementations.delays ?? {})) {
    for (const differenceMs of [1, -1]) {
      const changed = (...values: unknown[]) =>
        (typeof original === 'function' ? Number(Reflect.apply(original, undefined, values)) : original) +
        differenceMs;
      yield {
        name: `${delay} ${differenceMs > 0 ? 'longer' : 'shorter'} by 1 ms`,
        machine: newMachine(config, {
          ...implementations,
          delays: { ...implementations.delays, [delay]: changed },
        }),
      };
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
 * @param targetIds new target states; none with no other change removes the transition
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
  const isRemoved = targetIds.length === 0 && Object.keys(change).length === 0;
  const changed = isRemoved ? [] : [{ ...transition, ...(target.length > 0 && { target }), ...change }];
  siblings.splice(siblings.indexOf(transition), 1, ...changed);
  return copy;
}

function copyOf({ config, implementations }: AnyStateMachine): AnyStateMachine {
  return newMachine(config, implementations);
}

function newMachine(
  config: AnyStateMachine['config'],
  implementations: AnyStateMachine['implementations'],
): AnyStateMachine {
  const copy: AnyStateMachine = new StateMachine(config, implementations);
  copy.options = { ...copy.options, maxIterations: maxMicrosteps };
  return copy;
}
