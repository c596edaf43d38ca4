export interface FeedMedia {
  readonly url: string;
  /** MIME type; undefined when the feed gives none */
  readonly type: string;
  /** seconds; 0 when the feed gives none */
  readonly duration: number;
  /** file size in bytes; undefined when the feed gives none or an implausible one */
  readonly bytes?: number;
}

/** An entry of a feed, independent of its format. */
export interface FeedItem {
  /** identity of the entry within the feed; empty when it has no id, URL or title */
  readonly key: string;
  readonly title: string;
  readonly link: string;
  readonly html: string;
  readonly summary: string;
  readonly author: string;
  readonly categories: readonly string[];
  /** as written; empty when missing */
  readonly date: string;
  readonly pictures: readonly { url: string; alt: string }[];
  readonly media: readonly FeedMedia[];
}
