import type { PublisherKind } from '../../gateway/db/publisher-tables.ts';

/** A publisher with the stories that are theirs. The picture is called as the publisher is. */
export interface DemoPublisher {
  readonly id: string;
  readonly kind: PublisherKind;
  readonly name: string;
  readonly cityId: string;
  readonly summary: string;
  /** a paragraph each */
  readonly introduction: readonly string[];
  /** how long they have been there at the first start */
  readonly daysAgo: number;
  readonly follows: number;
  readonly newsIds: readonly string[];
  readonly contact?: { readonly phone: string; readonly address: string; readonly hours: string };
  /** what an organisation does for readers, each told in a story */
  readonly services?: readonly { readonly name: string; readonly note: string; readonly newsId: string }[];
}
