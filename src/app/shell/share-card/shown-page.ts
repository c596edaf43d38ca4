import type { ShownPage } from '#machines/share-card/share-card.machine.ts';
import { hiddenMenusOf, isOwnPage, shareLinkOf } from '#lib/story/share-link.ts';
import type { PageHead } from '#platform/lifecycle/page-head.ts';

const newspaper = '齐鲁晚报';
const tagline = '读懂今天的山东';
const maxDescriptionLength = 100;

/** What the messaging app shares for a page; for a personal page, the newspaper's front page. */
export function shownPage({
  address,
  origin,
  head,
}: {
  /** absolute URL */
  readonly address: string;
  /** scheme and host of the page */
  readonly origin: string;
  readonly head: PageHead;
}): ShownPage {
  const { title, description, image } = isOwnPage(address)
    ? { title: undefined, description: undefined, image: undefined }
    : head;
  return {
    address,
    card: {
      title: title ?? newspaper,
      description: (description ?? tagline).slice(0, maxDescriptionLength),
      image: image ?? `${origin}/new/share-card.png`,
      link: shareLinkOf(address),
    },
    hiddenMenus: hiddenMenusOf(address),
  };
}
