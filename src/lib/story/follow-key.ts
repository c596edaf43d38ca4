/** What readers follow besides publishers; the kinds are the contract's. */
interface FollowTarget {
  readonly kind: 'label' | 'event' | 'reporter';
  /** the label, the event's id or the reporter's name */
  readonly id: string;
}

/** Id of a follow in the lists of a device, such as `label:民生`. */
export function followKey({ kind, id }: FollowTarget): string {
  return `${kind}:${id}`;
}

/** @param key made by `followKey` */
export function followTarget(key: string): FollowTarget {
  const at = key.indexOf(':');
  const kind = key.slice(0, at);
  return { kind: kind === 'event' || kind === 'reporter' ? kind : 'label', id: key.slice(at + 1) };
}
