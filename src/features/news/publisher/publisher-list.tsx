import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { kindNames, publisherPages, type PublisherKind } from '#widgets/publishers/publisher-queries.ts';
import { PublisherRow } from '#widgets/publishers/publisher-row.tsx';
import { NothingHere } from '../shared/lists/nothing-here.tsx';
import styles from './publisher-page.module.css';

/** All publishers of a kind, most followed first. */
export function PublisherList({ kind }: { readonly kind: PublisherKind }) {
  const pages = useSuspenseInfiniteQuery(publisherPages(useGateway(), kind));
  const publishers = pages.data.pages.flatMap((page) => page.list);
  const listKey = `publishers ${kind}`;
  const list = useEndlessList(pages, { listKey });
  const name = kindNames[kind];
  return (
    <>
      <PageBar
        title={<h1>{name}</h1>}
        end={
          <Link to="/my" search={{ list: 'follows' }} preload="intent" className={styles.own}>
            我的关注
          </Link>
        }
      />
      <TabLinks
        label="谁的号"
        activeId={kind}
        items={[
          {
            id: 'personal',
            label: kindNames.personal,
            renderLink: (parts) => (
              <Link to="/ydIndex/$" params={{ _splat: '' }} preload="intent" {...parts} />
            ),
          },
          {
            id: 'organisation',
            label: kindNames.organisation,
            renderLink: (parts) => (
              <Link to="/vOrganization/$" params={{ _splat: '' }} preload="intent" {...parts} />
            ),
          },
        ]}
      />
      <main aria-busy={list.phase === 'loading'}>
        {publishers.length === 0 ? (
          <NothingHere text={`还没有${name}入驻，先看看首页的新闻吧`} />
        ) : (
          <p className={styles.note}>按关注人数排列</p>
        )}
        <EndlessList rows={publishers} keyOf={({ id }) => id} positionKey={listKey}>
          {(publisher) => <PublisherRow publisher={publisher} />}
        </EndlessList>
        <LoadMore
          {...list}
          loaded={publishers.length}
          end={publishers.length > 0 && <EndMark text={`入驻的${name}都在这里了`} />}
        />
      </main>
    </>
  );
}
