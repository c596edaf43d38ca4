import type { AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate';

/** A transition in readable form. */
export interface Label {
  /** such as `toast.show`, `after toastDuration`, `done: restore`, `always` */
  readonly event: string;
  /** such as `isForbidden`; empty without a guard */
  readonly guard: string;
  /** named actions, in order */
  readonly actions: readonly string[];
}

export function labelOf(transition: AnyTransitionDefinition): Label {
  return {
    event: eventLabel(transition),
    guard: transition.guard === undefined ? '' : guardName(transition.guard),
    actions: transition.actions.map(actionName).filter((name) => name !== ''),
  };
}

/** The active leaf states: `['toast.shown', 'loading.closed']`. */
export function statesOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string[] {
  return leaves(value);
}

function leaves(value: StateValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const nested = inner === undefined ? [] : leaves(inner);
    return nested.length === 0 ? [key] : nested.map((name) => `${key}.${name}`);
  });
}

function eventLabel({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  const timer = source.after.find((delayed) => delayed.eventType === eventType);
  if (timer !== undefined)
    return typeof timer.delay === 'number' ? `after ${timer.delay} ms` : `after ${String(timer.delay)}`;
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.*)$/s.exec(eventType) ?? [];
  if (kind !== undefined) {
    const invoked = source.invoke.find((invoke) => invoke.id === id);
    return `${kind}: ${typeof invoked?.src === 'string' ? invoked.src : id}`;
  }
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType.replace(/^xstate\.snapshot\./, 'snapshot: ');
}

/** A guard is a name, an object with one, a function or a combination of guards. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const inner = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : [];
    if (guard.name === 'not') return `!${inner.join()}`;
    if (inner.length > 0) return inner.join(` ${guard.name} `);
    if ('stateValue' in guard) return `in ${String(guard.stateValue)}`;
    return guard.name || 'guard';
  }
  return typeName(guard) || 'guard';
}

/** Empty for actions of XState itself. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  return typeof action === 'function' ? '' : typeName(action);
}

function typeName(value: unknown): string {
  return typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '';
}
