import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainTitle } from '#lib/story/plain-title.ts';
import { durationText } from '#lib/time/dates.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Strip } from '#ui/card/strip.tsx';
import { useActiveInView } from '#ui/navigation/use-active-in-view.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './collection-strip.module.css';
import { collectionOfVideoQuery } from './video-queries.ts';

/** The collection of a video as a strip with the video marked; nothing if there is none. */
export function CollectionStrip({ newsId }: { readonly newsId: string }) {
  const found = useQuery(collectionOfVideoQuery(useGateway(), newsId));
  const strip = useActiveInView<HTMLUListElement>(newsId);
  if (found.isError && found.data === undefined)
    return <ErrorState text="合集没能加载出来，请检查网络后重试" onRetry={() => void found.refetch()} />;
  const { collection, list = [] } = found.data ?? {};
  if (collection === undefined) return null;
  return (
    <Strip
      id="collection"
      title={`合集 · ${collection.title}`}
      all={`全部 ${collection.total} 集`}
      renderAll={(parts) => (
        <Link to="/videosCollection/$" params={{ _splat: collection.id }} preload="intent" {...parts} />
      )}
      isApart
      listRef={strip}
    >
      {list.map(({ id, title, cover, film }) => {
        const isCurrent = id === newsId;
        return (
          <li key={id} className={styles.card} data-active={isCurrent || undefined}>
            {cover !== undefined && (
              <Picture url={cover.url} alt="" color={cover.color} ratio="16/9" sizes="160px" />
            )}
            <Link
              to="/videoXx/$"
              params={{ _splat: id }}
              preload="intent"
              replace
              resetScroll={false}
              className={styles.title}
              {...(isCurrent && { 'aria-current': 'true' as const })}
            >
              {plainTitle(title)}
            </Link>
            <span className={styles.note}>{isCurrent ? '正在看' : durationText(film.duration)}</span>
          </li>
        );
      })}
    </Strip>
  );
}
