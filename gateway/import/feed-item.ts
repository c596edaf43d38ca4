export interface FeedMedia {
  readonly url: string;
  /** MIME type; undefined when the feed gives none */
  readonly type: string;
  /** seconds; 0 when the feed gives none */
  readonly duration: number;
  /** file size in bytes; undefined when the feed gives none or an implausible one */
  readonly bytes?: number;
}

interface ItemParts {
  /** identity of the entry within the feed; empty when it has no id, URL or title */
  readonly key: string;
  readonly title: string;
  readonly link: string;
  readonly summary: string;
  readonly author: string;
  readonly categories: readonly string[];
  /** as written; empty when missing */
  readonly date: string;
  readonly pictures: readonly { url: string; alt: string }[];
  readonly media: readonly FeedMedia[];
}

/** An entry of a feed, independent of its format. */
export interface FeedItem extends ItemParts {
  readonly html: string;
}

/** An entry within the limits of a story: title, summary and author are plain text and cut to their length. */
export interface CleanItem extends ItemParts {
  readonly body: {
    /** HTML of the closed tag list in docs/contracts/rich-text.md */
    readonly html: string;
    /** URLs of its pictures, in order */
    readonly pictures: readonly string[];
    /** URLs of the posters of its videos */
    readonly posters: readonly string[];
  };
}

/** Why an entry was skipped. */
export interface SkippedItem {
  readonly item: string;
  readonly reason: string;
}

export interface CleanFeed {
  readonly title: string;
  readonly items: readonly (CleanItem | SkippedItem)[];
}
