/** A difference between two contracts. */
export interface Change {
  /**
   * `breaking`: a client of the old contract may fail with the new one; `addition`: no client can notice it unless it uses
   * what is new; `warning`: it depends on the client or on the gateway's code, so a person has to look at it
   */
  readonly kind: 'breaking' | 'addition' | 'warning';
  /** place and what changed, such as `response 200: data.title is removed` */
  readonly text: string;
  /** why clients may fail; absent for additions */
  readonly reason?: string;
  /** equal for changes with one cause, such as a field of a schema that several operations use */
  readonly cause?: string;
  /** schema of the components that has to be edited, such as `Picture.size` */
  readonly schema?: string;
}

/** A change with its operation. */
export interface OperationChange extends Change {
  /** operationId, or method and path of an operation that has none */
  readonly operation: string;
}

/** Whether clients send or receive the value. */
export type Direction = 'request' | 'response';

export function breaking(text: string, reason: string): Change {
  return { kind: 'breaking', text, reason };
}

export function addition(text: string): Change {
  return { kind: 'addition', text };
}

export function warning(text: string, reason: string): Change {
  return { kind: 'warning', text, reason };
}

/** Fewer values are valid than before: breaking where clients send them. */
export function narrowed(direction: Direction, text: string): Change {
  return direction === 'request' ? breaking(text, 'requests that were valid are refused') : addition(text);
}

/** More values are valid than before: breaking where clients receive them. */
export function widened(direction: Direction, text: string): Change {
  return direction === 'response' ? breaking(text, 'clients do not expect the new values') : addition(text);
}

/** Other values are valid than before, or it cannot be known which: breaking in both directions. */
export function replaced(direction: Direction, text: string): Change {
  return breaking(
    text,
    direction === 'request'
      ? 'requests that were valid may be refused'
      : 'clients may not be able to read it',
  );
}

/** Describes each change in one sentence; operations whose changes have one cause share it. */
export function describeChanges(changes: readonly OperationChange[]): string[] {
  return [...Map.groupBy(changes, ({ cause, text }) => cause ?? text).values()].map((same) => {
    const [{ operation, text, reason, schema } = { operation: '', text: '' }] = same;
    const others = new Set(same.map((change) => change.operation)).size - 1;
    const more = others === 0 ? '' : ` and ${others} more`;
    const edited = others === 0 || schema === undefined ? '' : `, in schema ${schema}`;
    return `${operation}${more}: ${text}${edited}${reason === undefined ? '' : `: ${reason}`}.`;
  });
}
