import {
  removeLocalValue,
  storeLocalValue,
  readLocalValue,
  readLocalValues,
  type LocalFamily,
} from '#platform/storage/local-values.ts';

const family: LocalFamily = 'draft';
/** drafts on a device; the oldest give way */
const most = 20;

/** What was typed and not sent: by story, and by what is answered in it. */
export interface Draft {
  /** what was typed last; empty when nothing was */
  read(): string;
  keep(text: string): void;
}

/** Drafts of this page, for where storage is full or forbidden. */
const texts = new Map<string, string>();

/** @param answeredId the comment or reply that is answered; undefined for the story itself */
export function draftOf(newsId: string, answeredId: string | undefined): Draft {
  const name = `${newsId}.${answeredId ?? ''}`;
  return {
    read: () => texts.get(name) ?? parse(readLocalValue(family, name))?.text ?? '',
    keep(text) {
      texts.set(name, text);
      if (text === '') return removeLocalValue(family, name);
      makeRoom(name);
      storeLocalValue(family, name, JSON.stringify({ at: Date.now(), text }));
    },
  };
}

function makeRoom(name: string): void {
  const others = [...readLocalValues(family)].filter(([other]) => other !== name);
  const oldestFirst = others
    .map(([other, value]) => ({ other, at: parse(value)?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  for (const { other } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - most + 1)))
    removeLocalValue(family, other);
}

/** What is no draft of ours counts as none. */
function parse(value: string | undefined): { at: number; text: string } | undefined {
  if (value === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(value);
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('text' in draft))
      return undefined;
    const { at, text } = draft;
    return typeof at === 'number' && typeof text === 'string' ? { at, text } : undefined;
  } catch {
    // half of a JSON text, such as after a crash while writing, says nothing
    return undefined;
  }
}
