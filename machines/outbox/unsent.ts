/** What a reader wrote, liked or saved, as plain data: it outlives the page. */
export type UnsentAct =
  | { readonly kind: 'comment'; readonly newsId: string; readonly body: string }
  | {
      readonly kind: 'reply';
      readonly newsId: string;
      /** the comment of the first level that is answered */
      readonly parentId: string;
      /** the reply under it that is meant, where one is */
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
      /** of the vote, to tell the reader which */
      readonly title: string;
      /** ids of the options */
      readonly choice: readonly string[];
    }
  | {
      /** what was saved and read on this device before its reader signed in */
      readonly kind: 'device-lists';
      readonly saved: readonly ListedStory[];
      readonly read: readonly ListedStory[];
    };

interface ListedStory {
  readonly newsId: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly at: string;
}

/** A reader's say on one thing, of which the last one counts: whether it is liked, whether it is saved. */
export type Mark = Extract<UnsentAct, { readonly kind: 'comment-like' | 'story-like' | 'story-save' }>;

/** An act that the gateway does not have yet. */
export interface Unsent {
  /** uuid of the act: sent twice, it is written once */
  readonly clientId: string;
  readonly act: UnsentAct;
  /** name of the reader whose act it is; empty where it was not known */
  readonly by: string;
  /** ms since 1970 */
  readonly at: number;
  /** why the gateway will not have it, in a sentence; until the reader sends it again by hand */
  readonly refused?: string | undefined;
}

/** Who reads, and the token that says so. */
export interface OutboxReader {
  readonly token: string;
  readonly name: string;
}

/** The one whose turn it is, the oldest first: the reader's own, and none that was refused. */
export function nextUnsent(unsent: readonly Unsent[], reader: OutboxReader): Unsent | undefined {
  return unsent.find(({ by, refused }) => by === reader.name && refused === undefined);
}

/**
 * The last like, saving or ballot of the same thing that waits already.
 * @param sendingId is on its way: what is said now comes after it
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

/** What is the reader's own text: refused, it waits for their hand, while anything else is told and forgotten. */
export function isText(act: UnsentAct): act is Extract<UnsentAct, { body: string }> {
  return act.kind === 'comment' || act.kind === 'reply';
}

/** What an act is a reader's say on; undefined where each act counts by itself. */
export function markedThing(act: Mark): string;
export function markedThing(act: UnsentAct): string | undefined;
export function markedThing(act: UnsentAct): string | undefined {
  if (act.kind === 'comment-like') return `comment ${act.commentId}`;
  if (act.kind === 'ballot') return `ballot ${act.voteId}`;
  return act.kind === 'story-like' || act.kind === 'story-save' ? `${act.kind} ${act.newsId}` : undefined;
}
