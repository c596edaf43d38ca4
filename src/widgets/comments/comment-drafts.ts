import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import {
  removeLocalValue,
  storeLocalValue,
  readLocalValue,
  readLocalValues,
  type LocalFamily,
} from '#platform/storage/local-values.ts';

const family: LocalFamily = 'draft';
/** drafts stored on a device; the oldest are dropped */
const maxDrafts = 20;

/** Text typed and not sent, by subject and by the comment it replies to. */
export interface Draft {
  /** the text typed last; may be empty */
  read(): string;
  keep(text: string): void;
}

/** Drafts of this page, if storage is full or blocked. */
const texts = new Map<string, string>();

/** @param answeredId the comment or reply that it replies to; undefined for a top-level comment */
export function draftOf({ type, id }: CommentSubject, answeredId: string | undefined): Draft {
  // keys without a type are as earlier versions stored them
  const place = type === 'news' || type === 'tip' ? id : `${type}:${id}`;
  const name = `${place}.${answeredId ?? ''}`;
  return {
    read: () => texts.get(name) ?? parse(readLocalValue(family, name))?.text ?? '',
    keep(text) {
      texts.set(name, text);
      if (text === '') return removeLocalValue(family, name);
      dropOldest(name);
      storeLocalValue(family, name, JSON.stringify({ at: Date.now(), text }));
    },
  };
}

function dropOldest(name: string): void {
  const others = [...readLocalValues(family)].filter(([other]) => other !== name);
  const oldestFirst = others
    .map(([other, value]) => ({ other, at: parse(value)?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  for (const { other } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - maxDrafts + 1)))
    removeLocalValue(family, other);
}

/** Ignores values that are no drafts. */
function parse(value: string | undefined): { at: number; text: string } | undefined {
  if (value === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(value);
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('text' in draft))
      return undefined;
    const { at, text } = draft;
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : undefined;
  } catch {
    // truncated JSON, such as after a crash while writing
    return undefined;
  }
}
