import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationId } from 'qlwb-gateway-sdk/operation';
import type { components } from 'qlwb-gateway-sdk/schema';
import { updateCached } from '#widgets/gateway/update-cached.ts';

/** The item that a reader reacts to. Videos and readers' works are stories of their kind and share their ids. */
export interface ReactionItem {
  readonly kind: 'story' | 'comment' | 'post' | 'publisher' | 'tip' | 'commonweal-show';
  readonly id: string;
}

export interface Likes {
  readonly liked: boolean;
  readonly likes: number;
}

export interface Follows {
  readonly followed: boolean;
  readonly follows: number;
}

/** The reader's own reaction and the total count, as the contract names them. */
export type ReactionFields =
  | Likes
  | Follows
  | { readonly saved: boolean }
  | { readonly thumbed: boolean; readonly thumbs: number };

/** Before and after an optimistic update. */
export interface ReactionChange {
  readonly before: ReactionFields;
  readonly after: ReactionFields;
}

type ReactionListener = (item: ReactionItem, fields: ReactionFields) => void;

type PlainObject = Readonly<Record<string, unknown>>;
type SavedPages = InfiniteData<components['schemas']['KeptPage']>;
type SavedEntry = SavedPages['pages'][number]['list'][number];

const savedListKey: readonly [OperationId] = ['listSavedNews'];

const listeners = new Set<ReactionListener>();

/** Sets the reaction fields of an item in every cached query that holds it, and notifies pages that show loader data. */
export function writeReaction(client: QueryClient, item: ReactionItem, fields: ReactionFields): void {
  updateCached(client, {}, (data: unknown) => withReaction(data, item, fields));
  for (const listener of listeners) listener(item, fields);
}

/**
 * Optimistic update: shows a reaction before the gateway has confirmed it.
 * @returns rollback
 */
export function writeOptimistically(
  client: QueryClient,
  item: ReactionItem,
  { before, after }: ReactionChange,
): () => void {
  writeReaction(client, item, after);
  const restore = 'saved' in after && !after.saved ? removeFromSavedLists(client, item.id) : undefined;
  return () => {
    writeReaction(client, item, before);
    restore?.();
  };
}

/** Listens to reactions, for data outside the query cache. @returns unsubscribes */
export function watchReactions(listener: ReactionListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the reaction fields of an item wherever it occurs in the data; parts without it keep their identity. */
export function withReaction<Data>(data: Data, item: ReactionItem, fields: ReactionFields): Data;
export function withReaction(data: unknown, item: ReactionItem, fields: ReactionFields): unknown {
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    const next = list.map((one) => withReaction(one, item, fields));
    return next.some((one, at) => one !== list[at]) ? next : data;
  }
  if (!isPlainObject(data)) return data;
  const own = isItem(data, item) ? withFields(data, fields) : data;
  const changed = Object.entries(own)
    .map(([name, value]) => [name, withReaction(value, item, fields)] as const)
    .filter(([name, value]) => value !== own[name]);
  return changed.length === 0 ? own : { ...own, ...Object.fromEntries(changed) };
}

/** Ids are unique per kind only, so the fields of the contract's schemas tell the kinds apart. */
function isItem(data: PlainObject, { kind, id }: ReactionItem): boolean {
  switch (kind) {
    case 'story':
      return data.id === id && isPlainObject(data.counts) && 'reads' in data.counts;
    case 'comment':
      return data.id === id && 'newsId' in data && 'likes' in data;
    case 'post':
      return data.id === id && 'text' in data && 'liked' in data;
    case 'publisher':
      return (data.id === id || data.publisherId === id) && 'followed' in data;
    case 'tip':
      return data.id === id && 'followed' in data;
    case 'commonweal-show':
      return data.id === id && 'thumbed' in data;
  }
}

/** Sets the fields that the object has; a story's total of likes is in `counts`. */
function withFields(data: PlainObject, fields: ReactionFields): PlainObject {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name in data) changed[name] = value;
    else if (name === 'likes' && isPlainObject(data.counts))
      changed.counts = { ...data.counts, likes: value };
  }
  return { ...data, ...changed };
}

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Removes a story from the reader's cached lists of saved stories. @returns puts it back in its place */
function removeFromSavedLists(client: QueryClient, newsId: string): () => void {
  const removed: { queryKey: QueryKey; pageAt: number; at: number; entry: SavedEntry }[] = [];
  for (const [queryKey, data] of client.getQueriesData<SavedPages>({ queryKey: savedListKey }))
    data?.pages.forEach(({ list }, pageAt) =>
      list.forEach((entry, at) => {
        if (entry.newsId === newsId) removed.push({ queryKey, pageAt, at, entry });
      }),
    );
  const remove = (list: readonly SavedEntry[]) => list.filter((entry) => entry.newsId !== newsId);
  updateCached<SavedPages>(client, { queryKey: savedListKey }, (saved) =>
    hasStory(saved, newsId) ? withEntries(saved, remove, -1) : saved,
  );
  return () => {
    for (const { queryKey, pageAt, at, entry } of removed)
      updateCached<SavedPages>(client, { queryKey, exact: true }, (saved) =>
        hasStory(saved, newsId)
          ? saved
          : withEntries(
              saved,
              (list, index) => (index === pageAt ? [...list.slice(0, at), entry, ...list.slice(at)] : list),
              1,
            ),
      );
  };
}

function hasStory({ pages }: SavedPages, newsId: string): boolean {
  return pages.some(({ list }) => list.some((entry) => entry.newsId === newsId));
}

/** @param more added to the total that every page states */
function withEntries(
  saved: SavedPages,
  change: (list: SavedEntry[], pageAt: number) => SavedEntry[],
  more: number,
): SavedPages {
  return {
    ...saved,
    pages: saved.pages.map((page, at) => ({
      ...page,
      list: change(page.list, at),
      total: page.total + more,
    })),
  };
}
