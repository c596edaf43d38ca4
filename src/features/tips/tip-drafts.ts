import { emptyTip, type TipDraft, type TipPosition } from '#rules/tips/tip-form.ts';
import { removeLocalValue, storeLocalValue, readLocalValue } from '#platform/storage/local-values.ts';
import { removeSessionValue, storeSessionValue, readSessionValue } from '#platform/storage/session-values.ts';

/** What was typed and not sent, by the topic it is for; the one of no topic has an empty name. */
export interface TipDrafts {
  read(): TipDraft;
  keep(draft: TipDraft): void;
  drop(): void;
}

/** The words stay on the device. How their writer is reached, and where they stood, stays with the tab alone. */
export function tipDraftOf(topicId: string): TipDrafts {
  const own = `tipContact.${topicId}` as const;
  return {
    read: () => ({
      ...emptyTip,
      ...wordsIn(parse(readLocalValue('tipDraft', topicId))),
      ...contactIn(parse(readSessionValue(own))),
    }),
    keep({ phone, position, ...words }) {
      storeLocalValue('tipDraft', topicId, JSON.stringify(words));
      storeSessionValue(own, JSON.stringify({ phone, position }));
    },
    drop() {
      removeLocalValue('tipDraft', topicId);
      removeSessionValue(own);
    },
  };
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // half of a text, such as after a crash while writing, says nothing
  }
}

function wordsIn(kept: Readonly<Record<string, unknown>>): Partial<TipDraft> {
  const texts = (['text', 'category', 'cityId', 'place'] as const).flatMap((name) => {
    const value = kept[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(texts), anonymous: kept.anonymous === true };
}

function contactIn({ phone, position }: Readonly<Record<string, unknown>>): Partial<TipDraft> {
  return { ...(typeof phone === 'string' && { phone }), position: positionIn(position) };
}

function positionIn(value: unknown): TipPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}
