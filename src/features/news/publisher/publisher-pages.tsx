import type { PublisherKind } from '#widgets/publishers/publisher-queries.ts';
import { PublisherList } from './publisher-list.tsx';
import { PublisherPage } from './publisher-page.tsx';
import { publishedForm } from '../shared/lists/published-form.ts';

interface PublisherPagesProps {
  readonly kind: PublisherKind;
  /** undefined if the URL names none */
  readonly id: string | undefined;
  /** name of the list of stories in the URL */
  readonly list: unknown;
}

/** 壹点号 and V机构: all publishers of a kind, or one of them. Data is loaded by `loadPublishers`. */
export function PublisherPages({ kind, id, list }: PublisherPagesProps) {
  if (id === undefined) return <PublisherList kind={kind} />;
  return <PublisherPage key={id} kind={kind} publisherId={id} form={publishedForm(list)} />;
}
