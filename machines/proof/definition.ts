import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** All states of a machine, outermost first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const descend = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(descend),
  ];
  return descend(machine.root);
}

/** The transitions that this state defines, in the order in which the machine tries them. */
export function transitionsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Transitions of the same state for the same event, in the order in which the machine tries them. */
export function siblingsOf({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
}

/** A transition's name in reports: state, event, and its position among its siblings. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const siblings = siblingsOf(transition);
  const ordinal = siblings.length > 1 ? ` (${siblings.indexOf(transition) + 1})` : '';
  return `${transition.source.id} on ${transition.eventType || 'always'}${ordinal}`;
}

/** Whether an event descriptor such as `toast.*` or `*` matches a type of event. */
export function matchesDescriptor(descriptor: string, type: string): boolean {
  if (descriptor === '*' || descriptor === type) return true;
  return descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1));
}
