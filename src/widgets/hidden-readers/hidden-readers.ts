import { useSyncExternalStore } from 'react';
import {
  readLocalValues,
  removeLocalValue,
  storeLocalValue,
  watchLocalValues,
} from '#platform/storage/local-values.ts';

const family = 'hiddenReader';
const none: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();
let known: ReadonlyMap<string, string> | undefined;

/** Names of the readers whose posts and comments are hidden on this device, by the key of the author. The same map until it changes. */
export function readHiddenReaders(): ReadonlyMap<string, string> {
  known ??= readLocalValues(family);
  return known;
}

/** The hidden readers by key; none on the server and in the first render. */
export const useHiddenReaders = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(watchHiddenReaders, readHiddenReaders, () => none);

/** Hides all posts and comments of a reader on this device. @param key of the author, as the gateway states it */
export function hideReader(key: string, name: string): void {
  storeLocalValue(family, key, name);
  // in memory too, if storage is full or forbidden
  change(new Map([...readHiddenReaders(), [key, name]]));
}

/** Shows all hidden readers again. */
export function showHiddenReaders(): void {
  for (const key of readHiddenReaders().keys()) removeLocalValue(family, key);
  change(none);
}

/** Listens to changes, those of other pages included. @returns unsubscribes */
export function watchHiddenReaders(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchLocalValues(family, () => {
    known = undefined;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function change(next: ReadonlyMap<string, string>): void {
  known = next;
  for (const listener of listeners) listener();
}
