/** Meaning of keys in a video feed. */
export type FeedKey = 'next' | 'previous' | 'toggle' | 'sound';

const keys: Readonly<Record<string, FeedKey>> = {
  ArrowDown: 'next',
  PageDown: 'next',
  j: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  k: 'previous',
  ' ': 'toggle',
  m: 'sound',
};

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** @param isOnControl a button or a link has the focus and handles the space bar itself */
export function feedKey(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  isOnControl: boolean,
): FeedKey | undefined {
  if (altKey || ctrlKey || metaKey || (isOnControl && key === ' ')) return undefined;
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
