/** What a reader wrote or liked, as plain data: it outlives the page. */
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
  | { readonly kind: 'story-like'; readonly newsId: string; readonly like: boolean };

/** An act that the gateway does not have yet. */
export interface Unsent {
  /** uuid of the act: sent twice, it is written once */
  readonly clientId: string;
  readonly act: UnsentAct;
  /** name of the reader whose act it is; empty where it was not known */
  readonly by: string;
  /** ms since 1970 */
  readonly at: number;
  /** it was on its way before, so the gateway may have it */
  readonly wasTried: boolean;
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

/** The last like of the same thing that waits already. @param sendingId is on its way: what is said now comes after it */
export function waitingLike(
  unsent: readonly Unsent[],
  made: Unsent,
  sendingId: string | undefined,
): Unsent | undefined {
  const target = likedThing(made.act);
  if (target === undefined) return undefined;
  return unsent.findLast(
    ({ act, by, clientId }) => likedThing(act) === target && by === made.by && clientId !== sendingId,
  );
}

export function isLike(act: UnsentAct): act is Extract<UnsentAct, { like: boolean }> {
  return act.kind === 'comment-like' || act.kind === 'story-like';
}

function likedThing(act: UnsentAct): string | undefined {
  if (act.kind === 'comment-like') return `comment ${act.commentId}`;
  return act.kind === 'story-like' ? `story ${act.newsId}` : undefined;
}
