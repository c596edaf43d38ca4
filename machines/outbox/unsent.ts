/** A mutation of the reader, as plain data: it outlives the page. */
export type UnsentAct =
  | { readonly kind: 'comment'; readonly newsId: string; readonly body: string }
  | {
      readonly kind: 'reply';
      readonly newsId: string;
      /** the top-level comment */
      readonly parentId: string;
      /** the reply under it that is answered, if any */
      readonly replyToId?: string | undefined;
      readonly replyToName: string;
      readonly body: string;
    }
  | {
      readonly kind: 'comment-like';
      readonly newsId: string;
      readonly commentId: string;
      readonly parentId?: string | undefined;
      readonly like: boolean;
    }
  | { readonly kind: 'story-like'; readonly newsId: string; readonly like: boolean }
  | { readonly kind: 'story-save'; readonly newsId: string; readonly save: boolean }
  | {
      readonly kind: 'ballot';
      readonly voteId: string;
      /** title of the vote, shown in notices */
      readonly title: string;
      /** ids of the options */
      readonly choice: readonly string[];
    }
  | {
      /** stories that were saved and read on this device before sign-in */
      readonly kind: 'device-lists';
      readonly saved: readonly ListedStory[];
      readonly read: readonly ListedStory[];
    };

interface ListedStory {
  readonly newsId: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** A like or save, of which only the latest per target counts. */
export type Mark = Extract<UnsentAct, { readonly kind: 'comment-like' | 'story-like' | 'story-save' }>;

/** A mutation that the gateway has not accepted yet. */
export interface Unsent {
  /** idempotency key */
  readonly clientId: string;
  readonly act: UnsentAct;
  /** name of the reader who made it; empty if unknown */
  readonly by: string;
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
export function nextUnsent(unsent: readonly Unsent[], reader: OutboxReader): Unsent | undefined {
  return unsent.find(({ by, refused }) => by === reader.name && refused === undefined);
}

/**
 * Returns the latest pending like, save or ballot for the same target.
 * @param sendingId in flight: a newer one is queued after it
 */
export function waitingMark(
  unsent: readonly Unsent[],
  made: Unsent,
  sendingId: string | undefined,
): Unsent | undefined {
  const target = markedThing(made.act);
  if (target === undefined) return undefined;
  return unsent.findLast(
    ({ act, by, clientId }) => markedThing(act) === target && by === made.by && clientId !== sendingId,
  );
}

/**
 * Whether it is the reader's own text: rejected text waits for a manual retry, anything else is reported and dropped.
 */
export function isText(act: UnsentAct): act is Extract<UnsentAct, { body: string }> {
  return act.kind === 'comment' || act.kind === 'reply';
}

/** Key of the target of a mark; undefined if every mutation counts by itself. */
export function markedThing(act: Mark): string;
export function markedThing(act: UnsentAct): string | undefined;
export function markedThing(act: UnsentAct): string | undefined {
  if (act.kind === 'comment-like') return `comment ${act.commentId}`;
  if (act.kind === 'ballot') return `ballot ${act.voteId}`;
  return act.kind === 'story-like' || act.kind === 'story-save' ? `${act.kind} ${act.newsId}` : undefined;
}
