import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherHead } from '#widgets/publishers/publisher-head.tsx';
import {
  kindNames,
  publishedPages,
  publishedVideoPages,
  publisherQuery,
  type PublishedForm,
  type Publisher,
  type PublisherKind,
} from '#widgets/publishers/publisher-queries.ts';
import { publishedLists } from '../shared/lists/published-form.ts';
import { PublishedStories } from '../shared/lists/published-stories.tsx';
import { PublisherServices } from './publisher-services.tsx';
import { PublisherShare } from './publisher-share.tsx';

interface PublisherPageProps {
  readonly kind: PublisherKind;
  readonly publisherId: string;
  readonly form: PublishedForm;
}

/** One publisher: who they are, what they do for readers, and their stories by form. */
export function PublisherPage({ kind, publisherId, form }: PublisherPageProps) {
  const gateway = useGateway();
  const { data: publisher } = useSuspenseQuery(publisherQuery(gateway, publisherId));
  const counts = countsOf(publisher);
  const stories = { placeKey: `publisher ${publisherId} ${form}`, form };
  return (
    <>
      <PageBar title={kindNames[kind]} end={<PublisherShare publisher={publisher} />} />
      <main>
        <PublisherHead publisher={publisher} />
        <PublisherServices publisher={publisher} />
        <SectionHead title="发布的内容" />
        <TabLinks
          label={`${publisher.name}的内容`}
          activeId={form}
          items={publishedLists.map(({ form: id, name, list }) => ({
            id,
            label: `${name} ${counts[id]}`,
            renderLink: (parts) => (
              <Link
                to={kind === 'organisation' ? '/vOrganization/$' : '/ydIndex/$'}
                params={{ _splat: publisherId }}
                search={list === undefined ? {} : { list }}
                activeOptions={{ exact: true }}
                resetScroll={false}
                {...parts}
              />
            ),
          }))}
        />
        {form === 'video' ? (
          <PublishedStories key={form} {...stories} pages={publishedVideoPages(gateway, publisherId)} />
        ) : (
          <PublishedStories key={form} {...stories} pages={publishedPages(gateway, publisherId, form)} />
        )}
      </main>
    </>
  );
}

function countsOf({ articles, videos, lives }: Publisher): Readonly<Record<PublishedForm, number>> {
  return { article: articles, video: videos, live: lives };
}
