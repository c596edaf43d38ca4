import { mergeStoryLists, type ListedStory, type MergedTime } from '#lib/story/story-lists.ts';
import { report } from '../lifecycle/report.ts';
import { storeRefusal, type StoreResult } from './store-result.ts';

/**
 * Lists of a visitor, stored on the device; the names are those in local storage. The ids of follows are kind and target, such
 * as `label:民生`, their time is when the visitor last looked.
 */
export type DeviceListName = 'savedStories' | 'readStories' | 'newsFollows';

/** maximum length of each list; the oldest are evicted */
export const maxDeviceListLength = 200;

const timeOf: Readonly<Record<DeviceListName, MergedTime>> = {
  savedStories: 'earliest',
  readStories: 'latest',
  newsFollows: 'latest',
};

const listeners = new Set<() => void>();

/** parsed value of each list, so that an unchanged list is the same array */
const last = new Map<DeviceListName, { readonly text: string; readonly list: readonly ListedStory[] }>();
const empty: readonly ListedStory[] = [];

/** Newest first; empty if storage is forbidden or invalid. */
export function readDeviceList(name: DeviceListName): readonly ListedStory[] {
  const text = stored(name) ?? '';
  if (text === '') return empty;
  const known = last.get(name);
  if (known?.text === text) return known.list;
  const list = listOf(text);
  last.set(name, { text, list });
  return list;
}

/** Adds a story. @returns why not, if it cannot be stored */
export function addToDeviceList(name: DeviceListName, story: ListedStory): StoreResult {
  return write(
    name,
    mergeStoryLists(readDeviceList(name), [story], timeOf[name]).slice(0, maxDeviceListLength),
  );
}

/** Removes stories by id; with a time, only if the story was not stored again since. */
export function removeFromDeviceList(
  name: DeviceListName,
  gone: readonly Pick<ListedStory, 'id'>[] | readonly ListedStory[],
): StoreResult {
  const isGone = ({ id, at }: ListedStory) =>
    gone.some((one) => one.id === id && (!('at' in one) || one.at === at));
  return write(
    name,
    readDeviceList(name).filter((story) => !isGone(story)),
  );
}

export function clearDeviceList(name: DeviceListName): StoreResult {
  return write(name, []);
}

/** Calls back when any page of the app changes a list. @returns a function that unsubscribes */
export function watchDeviceLists(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // without a key, all of storage was cleared
    if (key === null || key in timeOf) listener();
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

function write(name: DeviceListName, list: readonly ListedStory[]): StoreResult {
  try {
    if (list.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(list.map(({ id, at, title }) => [id, at, title])));
  } catch (cause) {
    report('device lists', cause);
    return storeRefusal(cause);
  }
  for (const listener of listeners) listener();
  return 'kept';
}

function stored(name: DeviceListName): string | null {
  try {
    return localStorage.getItem(name);
  } catch (cause) {
    report('device lists', cause);
    return null;
  }
}

function listOf(text: string): readonly ListedStory[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(storyOf).slice(0, maxDeviceListLength) : empty;
  } catch (cause) {
    report('device lists', cause);
    return empty;
  }
}

const idPattern = /^(?:(?:label|event|reporter):.{1,64}|[A-Za-z0-9_-]{1,64})$/u;
const timePattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

function storyOf(row: unknown): ListedStory[] {
  if (!Array.isArray(row)) return [];
  const [id, at, title]: unknown[] = row;
  const isStory =
    typeof id === 'string' &&
    idPattern.test(id) &&
    typeof at === 'string' &&
    timePattern.test(at) &&
    typeof title === 'string';
  return isStory ? [{ id, at, title }] : [];
}
