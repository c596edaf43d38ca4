/** Keyboard shortcuts of a video, as common in web players. */
export type VideoKey = 'toggle' | 'back' | 'forward' | 'full-screen' | 'sound' | 'captions';

const keys: Readonly<Record<string, VideoKey>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  ArrowLeft: 'back',
  l: 'forward',
  ArrowRight: 'forward',
  f: 'full-screen',
  m: 'sound',
  c: 'captions',
};

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** @param on tag name of the focused element, which may handle the key itself */
export function videoKey({ key, altKey, ctrlKey, metaKey }: KeyPress, on: string): VideoKey | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (on === 'BUTTON' && key === ' ') return undefined;
  if (on === 'INPUT' && key.startsWith('Arrow')) return undefined;
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
