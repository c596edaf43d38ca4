import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { coversClass } from '#ui/list/columns.ts';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { kindPages, type ListedKind } from './kind-queries.ts';
import { NewsRow } from './news-row.tsx';
import { NothingHere } from './nothing-here.tsx';

const kindNames: Readonly<Record<ListedKind, string>> = { atlas: '图集', special: '专题' };

/** All stories of a kind, newest first. The first page is loaded by `loadKind`. */
export function KindListPage({ kind }: { readonly kind: ListedKind }) {
  const name = kindNames[kind];
  const pages = useSuspenseInfiniteQuery(kindPages(useGateway(), kind));
  const stories = pages.data.pages.flatMap((page) => page.list);
  const listKey = `kind ${kind}`;
  const list = useEndlessList(pages, { listKey });
  const firstPictured = stories.find((story) => story.covers.length > 0)?.id;
  return (
    <>
      <PageBar title={<h1>{name}</h1>} />
      <main className={coversClass} data-wide aria-busy={list.phase === 'loading'}>
        {stories.length === 0 && <NothingHere text={`还没有${name}，先看看首页的新闻吧`} />}
        <EndlessList rows={stories} keyOf={(story) => story.id} positionKey={listKey}>
          {(story) => <NewsRow item={story} first={story.id === firstPictured} size="large" />}
        </EndlessList>
        <LoadMore
          {...list}
          loaded={stories.length}
          end={stories.length > 0 && <EndMark text={`更早的${name}到这里为止`} />}
        />
      </main>
    </>
  );
}
