import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state of a machine, the outermost first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
}

/** Every transition that leaves this state by itself, in the order in which the machine tries them. */
export function transitionsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Transitions that are tried one after the other: the same state, the same event. */
export function siblingsOf({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}

/** A transition's name in reports: where, on what, and the how many-th attempt where there are several. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const siblings = siblingsOf(transition);
  const ordinal = siblings.length > 1 ? ` (${siblings.indexOf(transition) + 1})` : '';
  return `${transition.source.id} on ${transition.eventType || 'always'}${ordinal}`;
}

/** Whether the descriptor, such as `toast.*` or `*`, stands for this type of event. */
export function describes(descriptor: string, type: string): boolean {
  if (descriptor === '*' || descriptor === type) return true;
  return descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1));
}
