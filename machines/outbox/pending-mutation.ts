/** What comments are written under; the types are the contract's. */
export interface CommentSubject {
  readonly type: 'news' | 'topic' | 'tip' | 'post';
  readonly id: string;
}

/** A mutation of the reader, as plain data: it outlives the page. */
export type OutboxMutation =
  | { readonly kind: 'comment'; readonly subject: CommentSubject; readonly body: string }
  | {
      readonly kind: 'reply';
      readonly subject: CommentSubject;
      /** the top-level comment */
      readonly parentId: string;
      /** the reply under it that is answered, if any */
      readonly replyToId?: string | undefined;
      readonly replyToName: string;
      readonly body: string;
    }
  | {
      readonly kind: 'comment-like';
      readonly subject: CommentSubject;
      readonly commentId: string;
      readonly parentId?: string | undefined;
      readonly like: boolean;
    }
  | { readonly kind: 'post-like'; readonly postId: string; readonly like: boolean }
  | { readonly kind: 'story-like'; readonly newsId: string; readonly like: boolean }
  | { readonly kind: 'story-save'; readonly newsId: string; readonly save: boolean }
  | { readonly kind: 'news-follow'; readonly target: FollowTarget; readonly follow: boolean }
  | {
      readonly kind: 'ballot';
      readonly voteId: string;
      /** title of the vote, shown in notices */
      readonly title: string;
      /** ids of the options */
      readonly choice: readonly string[];
    }
  | {
      /** stories that were saved and read, and what was followed, on this device before sign-in */
      readonly kind: 'device-lists';
      readonly saved: readonly ListedStory[];
      readonly read: readonly ListedStory[];
      readonly follows?: readonly ListedFollow[] | undefined;
    };

/** A label, a hot event by its id, or a reporter by their name; the kinds are the contract's. */
export interface FollowTarget {
  readonly kind: 'label' | 'event' | 'reporter';
  readonly id: string;
}

interface ListedFollow extends FollowTarget {
  /** when the reader last looked at it: `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

interface ListedStory {
  readonly newsId: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** A like, a save or a follow, of which only the latest per target counts. */
export type Mark = Extract<
  OutboxMutation,
  { readonly kind: 'comment-like' | 'post-like' | 'story-like' | 'story-save' | 'news-follow' }
>;

/** A mutation that the gateway has not accepted yet. */
export interface PendingMutation {
  /** idempotency key */
  readonly clientId: string;
  readonly act: OutboxMutation;
  /** name of the reader who made it; empty if unknown, as for a reader who arrives without a network */
  readonly by: string;
  /** `tokenKeyOf` the reader's token, while the name is unknown */
  readonly tokenKey?: string | undefined;
  /** ms since 1970 */
  readonly at: number;
  /** why the gateway rejected it, as a sentence; until the reader retries it manually */
  readonly refused?: string | undefined;
}

/** The current reader and token. */
export interface OutboxReader {
  readonly token: string;
  readonly name: string;
}

/** Returns the oldest mutation of the reader that was not rejected. */
export function nextPending(
  pending: readonly PendingMutation[],
  reader: OutboxReader,
): PendingMutation | undefined {
  return pending.find((one) => isMadeBy(one, reader) && one.refused === undefined);
}

/** Whether the reader made the mutation, by name or, where that was unknown, by token. */
function isMadeBy({ by, tokenKey }: PendingMutation, { name, token }: OutboxReader): boolean {
  return by === name || (by === '' && tokenKey === tokenKeyOf(token));
}

/** A short hash of a token (FNV-1a, 32 bits): storage on a device that several people use must not contain tokens. */
export function tokenKeyOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the latest pending like, save, follow or ballot for the same target.
 * @param sendingId in flight: a newer one is queued after it
 */
export function pendingMark(
  pending: readonly PendingMutation[],
  made: PendingMutation,
  sendingId: string | undefined,
): PendingMutation | undefined {
  const target = mutationTarget(made.act);
  if (target === undefined) return undefined;
  return pending.findLast(
    ({ act, by, clientId }) => mutationTarget(act) === target && by === made.by && clientId !== sendingId,
  );
}

/**
 * Whether it is the reader's own text: rejected text waits for a manual retry, anything else is reported and dropped.
 */
export function isText(act: OutboxMutation): act is Extract<OutboxMutation, { body: string }> {
  return act.kind === 'comment' || act.kind === 'reply';
}

/** Key of the target of a mark; undefined if every mutation counts by itself. */
export function mutationTarget(act: Mark): string;
export function mutationTarget(act: OutboxMutation): string | undefined;
export function mutationTarget(act: OutboxMutation): string | undefined {
  if (act.kind === 'comment-like') return `comment ${act.commentId}`;
  if (act.kind === 'post-like') return `post ${act.postId}`;
  if (act.kind === 'ballot') return `ballot ${act.voteId}`;
  if (act.kind === 'news-follow') return `${act.kind} ${act.target.kind} ${act.target.id}`;
  return act.kind === 'story-like' || act.kind === 'story-save' ? `${act.kind} ${act.newsId}` : undefined;
}
