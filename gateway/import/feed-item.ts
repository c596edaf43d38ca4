export interface FeedMedia {
  readonly url: string;
  /** MIME type, where the feed names one */
  readonly type: string;
  /** seconds; 0 when the feed does not say */
  readonly duration: number;
  /** of the file; undefined when the feed does not say, or says what no file is */
  readonly bytes?: number;
}

/** One entry of a feed in whichever dialect, before it becomes a story. */
export interface FeedItem {
  /** what the feed knows the entry by; empty when it has neither id nor address nor title */
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
