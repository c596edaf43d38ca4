import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EndlessList } from '#ui/list/endless-list.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import cards from '../shared/community-card.module.css';
import { circlePages } from '../shared/community-queries.ts';

/** All circles, the largest first. Data is loaded by `loadCircle`. */
export function CirclesPage() {
  const pages = useInfiniteQuery(circlePages(useGateway()));
  const list = useEndlessList(pages, { listKey: 'circles' });
  const circles = pages.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <PageBar
        title={<h1>圈子</h1>}
        end={
          <PageShareButton
            title="圈子"
            summary="和您喜欢同一件事的人都在这里。"
            picture={circles[0]?.cover.url}
            path="/circleFile/invite/"
            hint="长按识别二维码，找到您的圈子"
          />
        }
      />
      <main className={cards.page}>
        <EndlessList rows={circles} keyOf={({ id }) => id} positionKey="circles">
          {({ id, name, cover, purpose, memberCount, capacity }) => (
            <Link to="/circleFile/invite/$" params={{ _splat: id }} search={{}} className={cards.card}>
              <span className={cards.thumb}>
                <Picture {...cover} alt="" ratio="3/2" sizes="112px" />
              </span>
              <span className={cards.words}>
                <span className={cards.name}>{name}</span>
                <span className={cards.summary}>{purpose}</span>
                <span className={cards.note}>
                  {memberCount} / {capacity} 人
                </span>
              </span>
            </Link>
          )}
        </EndlessList>
        <LoadMore {...list} loaded={circles.length} end={<EndMark text="圈子都在这里了" />} />
      </main>
    </>
  );
}
