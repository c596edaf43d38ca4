import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useMemo, useState, type MouseEvent } from 'react';
import { addressId } from '#lib/story/live-search.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { iconLinkClass } from '#ui/control/icon-button.tsx';
import { BackIcon } from '#ui/icons/navigation.tsx';
import { LazyAtlasStage } from '#widgets/gallery/lazy-atlas-stage.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { usePageFact } from '#widgets/session/page-facts-context.ts';
import { picturePages } from '../shared/live-queries.ts';
import type { LivePicture, LiveRoom } from '../shared/live-types.ts';
import styles from './picture-view.module.css';

interface PictureViewProps {
  readonly room: LiveRoom;
  /** number of the picture in the URL, from 1 */
  readonly picture: number | undefined;
}

/** The pictures of a live room, one per screen. Data is loaded by `loadLivePart`. */
export function PictureView({ room, picture = 1 }: PictureViewProps) {
  usePageFact('albumlength', room.pictures);
  const pages = useSuspenseInfiniteQuery(picturePages(useGateway(), room.id));
  const all = useMemo(() => pages.data.pages.flatMap((page) => page.list), [pages.data]);
  const [first, setFirst] = useState(picture <= all.length ? picture - 1 : 0);
  const [isBare, setBare] = useState(false);
  const act = useAction();
  const { back, leave } = useWayBack(room.id);
  const shown = useMemo(() => all.map(galleryPicture), [all]);
  if (shown[first] === undefined)
    return (
      <main>
        <EmptyState text="这场直播还没有图片，先去现场看看文字播报吧">{back}</EmptyState>
      </main>
    );
  const more = () =>
    act(async () => {
      await pages.fetchNextPage({ throwOnError: true });
      setFirst(all.length);
    });
  return (
    <main className={styles.page}>
      <LazyAtlasStage
        pictures={shown}
        first={first}
        onTap={() => setBare((bare) => !bare)}
        onLeave={leave}
        renderEnd={(show) => (
          <div className={styles.end}>
            <p>{pages.hasNextPage ? '后面还有图片' : '图片看完了'}</p>
            {pages.hasNextPage && <Button onClick={more}>继续看</Button>}
            <Button onClick={() => show(0)}>从头再看</Button>
            <Link
              to="/living/share/{-$id}"
              params={{ id: room.id }}
              preload="intent"
              className={buttonClass('line')}
            >
              回直播间
            </Link>
          </div>
        )}
      >
        {({ index }) => (
          <div className={styles.over} data-bare={isBare || undefined}>
            <div className={styles.top}>
              {back}
              <p className={styles.count} role="status">
                {Math.min(index + 1, all.length)}/{all.length}
              </p>
            </div>
            {index < all.length && <Caption room={room} picture={all[index]} />}
          </div>
        )}
      </LazyAtlasStage>
    </main>
  );
}

function Caption({ room, picture }: { readonly room: LiveRoom; readonly picture: LivePicture | undefined }) {
  if (picture === undefined) return null;
  return (
    <div className={styles.caption}>
      <p>{picture.caption}</p>
      <p className={styles.from}>
        {room.title} · {picture.at.slice(5, 16)}
      </p>
    </div>
  );
}

/** Goes back, or to all pictures if the page was opened from outside. */
function useWayBack(id: string) {
  const router = useRouter();
  const leave = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/living/components/album', search: { id: addressId(id) } });
  };
  const back = (
    <Link
      to="/living/components/album"
      search={{ id: addressId(id) }}
      className={iconLinkClass}
      aria-label="返回"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        leave();
      }}
    >
      <BackIcon />
    </Link>
  );
  return { back, leave };
}

function galleryPicture({ picture: { url, alt, color, width, height }, caption }: LivePicture) {
  return {
    url,
    alt,
    color,
    caption,
    // a size of zero is unknown
    ...(width > 0 && height > 0 && { size: { width, height } }),
  };
}
