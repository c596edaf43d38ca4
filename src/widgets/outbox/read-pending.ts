import * as v from 'valibot';
import type { PendingMutation } from '#machines/outbox/pending-mutation.ts';
import { readLocalValues } from '#platform/storage/local-values.ts';
import { report } from '#platform/lifecycle/report.ts';

const id = v.pipe(v.string(), v.minLength(1));
const subject = v.object({ type: v.picklist(['news', 'topic', 'tip', 'post']), id });
const listed = v.array(v.object({ newsId: id, at: v.string() }));
const target = { kind: v.picklist(['label', 'event', 'reporter']), id };
const act = v.variant('kind', [
  v.object({ kind: v.literal('comment'), subject, body: v.string() }),
  v.object({
    kind: v.literal('reply'),
    subject,
    parentId: id,
    replyToId: v.optional(id),
    replyToName: v.string(),
    body: v.string(),
  }),
  v.object({
    kind: v.literal('comment-like'),
    subject,
    commentId: id,
    parentId: v.optional(id),
    like: v.boolean(),
  }),
  v.object({ kind: v.literal('post-like'), postId: id, like: v.boolean() }),
  v.object({ kind: v.literal('story-like'), newsId: id, like: v.boolean() }),
  v.object({ kind: v.literal('story-save'), newsId: id, save: v.boolean() }),
  v.object({ kind: v.literal('ballot'), voteId: id, title: v.string(), choice: v.array(id) }),
  v.object({ kind: v.literal('news-follow'), target: v.object(target), follow: v.boolean() }),
  v.object({
    kind: v.literal('device-lists'),
    saved: listed,
    read: listed,
    follows: v.optional(v.array(v.object({ ...target, at: v.string() }))),
  }),
]);
const kept = v.object({
  clientId: v.pipe(v.string(), v.uuid()),
  act: v.pipe(v.unknown(), v.transform(withSubject), act),
  by: v.string(),
  tokenKey: v.optional(v.string()),
  at: v.number(),
  refused: v.optional(v.string()),
});

/** ms: the gateway keeps idempotency records for thirty days, so an older mutation is not sent automatically */
const maxAgeMs = 29 * 86_400_000;

const earlierAct = v.looseObject({ kind: v.picklist(['comment', 'reply', 'comment-like']), newsId: id });

/**
 * Earlier versions stored a comment with `newsId` alone. At that time comments were written under stories and tips, and
 * only ids of tips began with `tip-`.
 */
function withSubject(stored: unknown): unknown {
  if (!v.is(earlierAct, stored)) return stored;
  const { newsId, ...rest } = stored;
  return { ...rest, subject: { type: newsId.startsWith('tip-') ? 'tip' : 'news', id: newsId } };
}

/**
 * The offline queue stored on this device, oldest first. Invalid entries are ignored.
 * @param now ms since 1970
 */
export function readPending(now: number): PendingMutation[] {
  return Array.from(readLocalValues('unsent').values(), (text) => parse(text, now))
    .filter((pending) => pending !== undefined)
    .toSorted((a, b) => a.at - b.at);
}

function parse(text: string, now: number): PendingMutation | undefined {
  try {
    const pending: PendingMutation = v.parse(kept, JSON.parse(text));
    const isOld = now - pending.at > maxAgeMs;
    return isOld ? { ...pending, refused: pending.refused ?? '放得太久了，请看看还要不要发' } : pending;
  } catch (cause) {
    report('unsent', cause);
    return undefined;
  }
}
