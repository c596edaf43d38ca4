import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addressId } from '#lib/story/live-search.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { EndMark } from '#ui/list/end-mark.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { useEndlessList } from '#widgets/endless-list/use-endless-list.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { usePageFact } from '#widgets/session/page-facts-context.ts';
import { picturePages } from '../shared/live-queries.ts';
import type { LiveRoom } from '../shared/live-types.ts';
import styles from './picture-grid.module.css';

/** 图片: all pictures of a live room, newest first. Data is loaded by `loadLivePart`. */
export function PictureGrid({ room }: { readonly room: LiveRoom }) {
  usePageFact('albumlength', room.pictures);
  const pages = useSuspenseInfiniteQuery(picturePages(useGateway(), room.id));
  const list = useEndlessList(pages, { listKey: `live pictures ${room.id}` });
  const pictures = pages.data.pages.flatMap((page) => page.list);
  if (pictures.length === 0) return <EmptyState text="这场直播还没有图片，先去现场看看文字播报吧" />;
  return (
    <section aria-label="直播图片" aria-busy={list.phase === 'loading'}>
      <ul className={styles.grid}>
        {pictures.map(({ id, picture, caption }, index) => (
          <li key={id}>
            <Link
              to="/living/components/albumview"
              search={{ id: addressId(room.id), picture: index + 1 }}
              preload={false}
              className={styles.picture}
            >
              <Picture
                url={picture.url}
                alt=""
                color={picture.color}
                ratio="3/2"
                sizes="min(50vw, 320px)"
                first={index === 0}
              />
              <span className={styles.caption}>{caption || `第 ${index + 1} 张`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore {...list} loaded={pictures.length} end={<EndMark text="图片都在这里了" />} />
    </section>
  );
}
