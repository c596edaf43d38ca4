import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PublisherHead } from '#widgets/publishers/publisher-head.tsx';
import {
  kindNames,
  type PublishedForm,
  publishedPages,
  publishedVideoPages,
  type Publisher,
  type PublisherKind,
  publisherQuery,
} from '#widgets/publishers/publisher-queries.ts';
import { publishedLists } from '../shared/lists/published-form.ts';
import { PublishedStories } from '../shared/lists/published-stories.tsx';
import { PublisherServices } from './publisher-services.tsx';
import { countText } from '#lib/text/counts.ts';
import { ShareButton } from '#widgets/share/share-button.tsx';

interface PublisherPageProps {
  readonly kind: PublisherKind;
  readonly publisherId: string;
  readonly form: PublishedForm;
}

/** A publisher: profile, services, and stories by form. */
export function PublisherPage({ kind, publisherId, form }: PublisherPageProps) {
  const gateway = useGateway();
  const { data: publisher } = useSuspenseQuery(publisherQuery(gateway, publisherId));
  const counts = countsOf(publisher);
  const stories = { positionKey: `publisher ${publisherId} ${form}`, form };
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

/** Shares a publisher's page. */
function PublisherShare({ publisher }: { readonly publisher: Publisher }) {
  const { id, kind, name, summary, follows } = publisher;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const page = kind === 'organisation' ? 'vOrganization' : 'ydIndex';
  return (
    <ShareButton
      poster={{
        title: name,
        summary,
        date: `${kindNames[kind]} · ${countText(follows)} 人关注`,
        picture: undefined,
        url: `${origin}/new/${page}/${id}`,
        hint: '长按识别二维码，看他们发布的内容',
      }}
    />
  );
}
